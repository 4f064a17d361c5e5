import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Printer as PrinterIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BigButton, ButtonRow } from '../../parts/buttons';
import { printingMessages } from '../messages/en';
import type { Condition, Job, Printer } from '../device/printers';
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

const jobText = ({ wanted }: Job): string =>
  wanted.kind === 'test'
    ? printingMessages.papers.test
    : printingMessages.papers[wanted.kind](wanted.order.orderId);

// Conditions that pass within seconds are not reported.
const isBlocking = (condition: Condition | undefined): condition is Condition =>
  condition !== undefined && !['connecting', 'ready', 'printing'].includes(condition);

const printsByItself = (printer: Printer): boolean =>
  [printer.ticket, printer.label, printer.bill].includes('self');

interface BarProps {
  label: string;
  words: ReactNode;
  children: ReactNode;
}

const Bar = ({ label, words, children }: BarProps) => (
  <Box role="alert" aria-label={label}>
    <PrinterIcon aria-hidden size={24} />
    <div>{words}</div>
    <ButtonRow>{children}</ButtonRow>
  </Box>
);

interface PressProps {
  text: string;
  label: string;
  onPress: () => void;
}

const Press = ({ text, label, onPress }: PressProps) => (
  <BigButton aria-label={label} onClick={onPress}>
    {text}
  </BigButton>
);

interface NoticeProps {
  printing: Printing;
  printer: Printer;
  jobs: readonly Job[];
}

function Waiting({ printing, printer, jobs }: NoticeProps) {
  const condition = useStore(printing.state).conditions[printer.id];
  const waiting = jobs.filter(({ state }) => state !== 'unsure');
  if (!isBlocking(condition)) return null;
  if (waiting.length === 0 && !printsByItself(printer)) return null;
  const { id, name, way } = printer;
  const title = texts.title(name, printingMessages.conditions[condition]);
  const own = waiting.filter(({ state }) => state === 'waiting').map((job) => job.id);
  const press = (text: string, onPress: () => void) => (
    <Press text={text} label={texts.of(text, name)} onPress={onPress} />
  );
  return (
    <Bar
      label={title}
      words={
        <>
          <strong>{title}</strong>
          {waiting.length > 0 && (
            <p>
              {texts.wait(waiting.length, waiting.map(jobText).join(', '))} {texts.comes}
            </p>
          )}
        </>
      }
    >
      {condition === 'disconnected' && press(texts.connect, () => void printing.connect(way, id))}
      {own.length > 0 && press(texts.asPages, () => printing.asPages(id))}
      {own.length > 0 && press(texts.throwAway, () => printing.drop(own))}
    </Bar>
  );
}

/** A printout that may or may not have been printed; staff have to look and confirm. */
function Unsure({ printing, printer, job }: Omit<NoticeProps, 'jobs'> & { job: Job }) {
  const printout = jobText(job);
  const { name } = printer;
  return (
    <Bar
      label={texts.unsure(printout, name)}
      words={texts.unsure(
        printout.replace(/^./, (first) => first.toUpperCase()),
        name,
      )}
    >
      <Press
        text={texts.again}
        label={texts.againOf(printout)}
        onPress={() => printing.again(job.id)}
      />
      <Press
        text={texts.isThere}
        label={texts.isThereOf(printout)}
        onPress={() => printing.isThere(job.id)}
      />
    </Bar>
  );
}

/** Shows printers with problems, what waits for them, and printouts with an unknown result. */
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
