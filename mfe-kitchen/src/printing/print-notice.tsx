import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import { Printer as PrinterIcon } from 'lucide-react';
import { Fragment } from 'react';
import { BigButton, ButtonRow } from '../parts/buttons';
import { printingMessages } from './messages';
import type { Condition, Job, Printer } from './printers';
import type { Printing } from './printing';

const texts = printingMessages.notice;

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.amberInk};
  border-radius: ${radius.field};
  background: ${color.amberWash};
  color: ${color.amberInk};
  font-size: ${size.md};
  > svg {
    display: none;
    flex: none;
    ${from.tablet} {
      display: block;
    }
  }
  > div:nth-child(2) {
    flex: 1 1 20rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const jobText = ({ wanted }: Job): string =>
  wanted.kind === 'test'
    ? printingMessages.papers.test
    : printingMessages.papers[wanted.kind](wanted.order.orderId);

// What comes and goes by itself within seconds is nobody's business.
const isInTheWay = (condition: Condition | undefined): condition is Condition =>
  condition !== undefined && !['connecting', 'ready', 'printing'].includes(condition);

const printsByItself = (printer: Printer): boolean =>
  [printer.ticket, printer.label, printer.bill].includes('self');

interface NoticeProps {
  printing: Printing;
  printer: Printer;
  jobs: readonly Job[];
}

/** What keeps a printer from printing, and what waits for it. */
function Waiting({ printing, printer, jobs }: NoticeProps) {
  const condition = useStore(printing.state).conditions[printer.id];
  const waiting = jobs.filter(({ state }) => state !== 'unsure');
  if (!isInTheWay(condition)) return null;
  if (waiting.length === 0 && !printsByItself(printer)) return null;
  const { id, name, way } = printer;
  const title = texts.title(name, printingMessages.conditions[condition]);
  const own = waiting.filter(({ state }) => state === 'waiting').map((job) => job.id);
  return (
    <Box role="alert" aria-label={title}>
      <PrinterIcon aria-hidden size={24} />
      <div>
        <strong>{title}</strong>
        {waiting.length > 0 && (
          <p>
            {texts.wait(waiting.length, waiting.map(jobText).join(', '))} {texts.comes}
          </p>
        )}
      </div>
      <ButtonRow>
        {condition === 'disconnected' && (
          <BigButton
            $kind="secondary"
            aria-label={texts.of(texts.connect, name)}
            onClick={() => void printing.connect(way, id)}
          >
            {texts.connect}
          </BigButton>
        )}
        {own.length > 0 && (
          <>
            <BigButton
              $kind="secondary"
              aria-label={texts.of(texts.asPages, name)}
              onClick={() => printing.asPages(id)}
            >
              {texts.asPages}
            </BigButton>
            <BigButton
              $kind="secondary"
              aria-label={texts.of(texts.throwAway, name)}
              onClick={() => printing.drop(own)}
            >
              {texts.throwAway}
            </BigButton>
          </>
        )}
      </ButtonRow>
    </Box>
  );
}

/** A paper of which only who looks at the printer knows whether it came out of it. */
function Unsure({ printing, printer, job }: Omit<NoticeProps, 'jobs'> & { job: Job }) {
  const paper = jobText(job);
  return (
    <Box role="alert" aria-label={texts.unsure(paper, printer.name)}>
      <PrinterIcon aria-hidden size={24} />
      <div>
        {texts.unsure(
          paper.replace(/^./, (first) => first.toUpperCase()),
          printer.name,
        )}
      </div>
      <ButtonRow>
        <BigButton
          $kind="secondary"
          aria-label={texts.againOf(paper)}
          onClick={() => printing.again(job.id)}
        >
          {texts.again}
        </BigButton>
        <BigButton
          $kind="secondary"
          aria-label={texts.isThereOf(paper)}
          onClick={() => printing.isThere(job.id)}
        >
          {texts.isThere}
        </BigButton>
      </ButtonRow>
    </Box>
  );
}

/** Says which printer does not print, what waits for it, and what nobody knows of whether it was printed. */
export function PrintNotice({ printing }: { printing: Printing }) {
  const { printers, jobs } = useStore(printing.state);
  return printers.map((printer) => {
    const own = jobs.filter((job) => job.printer === printer.id);
    return (
      <Fragment key={printer.id}>
        <Waiting printing={printing} printer={printer} jobs={own} />
        {own
          .filter(({ state }) => state === 'unsure')
          .map((job) => (
            <Unsure key={job.id} printing={printing} printer={printer} job={job} />
          ))}
      </Fragment>
    );
  });
}
