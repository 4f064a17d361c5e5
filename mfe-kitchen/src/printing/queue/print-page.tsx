import type { Menu } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { QrPicture, qrCode } from '@burger/shared/ui/qr-picture';
import { createGlobalStyle, styled } from '@burger/shared/styled';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Counter } from '../../counter/counter';
import { onEachResponse } from '../../counter/state';
import type { Switch } from '../../device/stored-settings';
import type { Printing as Queue } from './printing';
import { blocksOf, type Block, type Printout } from '../documents/printouts';

export interface RequestedPage {
  paper: Printout;
  press: number;
}

/** Prints while the counter is open, and queues pages for the browser; render `page` while it is printed. */
export function usePrinting(
  printing: Queue,
  counter: Pick<Counter, 'state' | 'lastResponseAt' | 'onMade'>,
  printEach: Switch,
) {
  const [waiting, setWaiting] = useState<readonly RequestedPage[]>([]);
  const presses = useRef(0);
  const [page = null] = waiting;
  const printPage = useCallback((printout: Printout) => {
    const press = ++presses.current;
    setWaiting((pages) => [...pages, { paper: printout, press }]);
  }, []);
  const printed = useCallback(() => setWaiting(([, ...rest]) => rest), []);
  useEffect(
    () =>
      counter.onMade((order, { from, to }) => {
        const isAccepted = from === 'placed' && to === 'confirmed';
        if (isAccepted && printEach.isOn() && !printing.printsTickets()) {
          printing.print({ kind: 'ticket', order });
        }
      }),
    [counter, printEach, printing],
  );
  useEffect(() => {
    printing.onPage(printPage);
    return onEachResponse(counter, printing.printOwedPages);
  }, [counter, printing, printPage]);
  useEffect(() => printing.start(), [printing]);
  return { page, printed };
}

/** Paper widths and margins of receipt rolls. An order number of eleven digits fits in one line. */
const wideRoll = { widthMm: 80, marginMm: 3, text: '12pt' };
const narrowRoll = { widthMm: 58, marginMm: 5, text: '9.5pt' };
type Roll = typeof wideRoll;

// A single length would mean a square, and browsers do not accept `auto` as the height.
const pageSize = ({ widthMm, marginMm }: Roll, heightMm: number): string =>
  `${widthMm}mm ${heightMm + 2 * marginMm}mm`;

// Print styles: black on white, and only the sheet is visible.
const OnlyTheSheet = createGlobalStyle<{ $roll: Roll; $heightMm: number }>`
  @media print {
    @page {
      size: ${({ $roll, $heightMm }) => pageSize($roll, $heightMm)};
      margin: ${({ $roll }) => $roll.marginMm}mm;
    }
    html, body {
      min-height: 0 !important;
      background: white !important;
    }
    body > *:not([data-paper]) {
      display: none !important;
    }
  }
`;

/* Laid out on screen for measuring, but invisible. */
const Sheet = styled.div<{ $roll: Roll }>`
  position: fixed;
  visibility: hidden;
  width: ${({ $roll }) => $roll.widthMm - 2 * $roll.marginMm}mm;
  background: white;
  color: black;
  font-size: ${({ $roll }) => $roll.text};
  line-height: 1.3;
  overflow-wrap: anywhere;
  white-space: pre-line;
  hr {
    margin-block: 2mm;
    border: 0;
    border-top: 0.4mm solid;
  }
  svg {
    display: block;
    margin: 2mm auto;
    color: black;
  }
  @media print {
    position: static;
    visibility: visible;
  }
`;

const sizes = { small: '0.85em', usual: '1em', large: '1.65em', largest: '2.15em' };

const Line = styled.p<{ $size: keyof typeof sizes; $bold: boolean; $centre: boolean }>`
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: ${({ $bold }) => ($bold ? 800 : 400)};
  line-height: 1.2;
  text-align: ${({ $centre }) => ($centre ? 'center' : 'start')};
`;

const Dish = styled.p`
  padding-top: 1.5mm;
  font-size: 1.15em;
  font-weight: 700;
`;

const Under = styled.p`
  padding-left: 8mm;
`;

const Box = styled.p`
  margin: 1mm 0 1mm 8mm;
  padding: 1mm 2mm;
  border: 0.5mm solid;
  font-weight: 700;
  break-inside: avoid;
`;

const Row = styled.p<{ $bold: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 2mm;
  padding-block: 0.5mm;
  ${({ $bold }) => $bold && 'font-size: 1.15em; font-weight: 800;'}
  > :last-child {
    white-space: nowrap;
  }
`;

const Code = styled.figure`
  text-align: center;
  break-inside: avoid;
`;

function Rendered({ block }: { block: Block }) {
  switch (block.is) {
    case 'line': {
      const { size = 'usual', bold = size.startsWith('large'), centre = false, text } = block;
      return (
        <Line $size={size} $bold={bold} $centre={centre}>
          {text}
        </Line>
      );
    }
    case 'dish':
      return <Dish>{block.text}</Dish>;
    case 'under':
      return <Under>{block.text}</Under>;
    case 'box':
      return <Box>{block.text}</Box>;
    case 'row':
      return (
        <Row $bold={block.bold ?? false}>
          <span>{block.left}</span>
          <span>{block.right}</span>
        </Row>
      );
    case 'rule':
      return <hr />;
    case 'qr':
      return (
        <Code>
          <figcaption>{block.label}</figcaption>
          <QrPicture text={block.text} label={block.label} />
        </Code>
      );
  }
}

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <Rendered key={at} block={block} />);

const mmPerPixel = 25.4 / 96;

interface PrintedPageProps {
  paper: Printout;
  menu: Menu | null;
  narrow: boolean;
  onPrinted: () => void;
}

function PrintedPage({ paper, menu, narrow, onPrinted }: PrintedPageProps) {
  const roll = narrow ? narrowRoll : wideRoll;
  const [blocks] = useState(() => blocksOf(paper, menu?.rules ?? pageRules, menu));
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(0);
  useLayoutEffect(() => {
    const pixels = sheet.current?.getBoundingClientRect().height ?? 0;
    // Rounded up: a page that is too short by a fraction would be split in two.
    setHeightMm(Math.ceil(pixels * mmPerPixel) + 1);
  }, [blocks, roll]);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    // In a separate task, because `print()` blocks and the layout must be complete.
    const start = () => (timer = setTimeout(() => window.print()));
    let isCurrent = true;
    const codes = blocks.flatMap((block) => (block.is === 'qr' ? [qrCode(block.text)] : []));
    // Waits for the QR code; prints without it if its library fails to load.
    if (codes.length === 0) start();
    else void Promise.allSettled(codes).then(() => isCurrent && start());
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [blocks, onPrinted]);
  return createPortal(
    <Sheet ref={sheet} $roll={roll} data-paper={paper.kind} aria-hidden>
      <OnlyTheSheet $roll={roll} $heightMm={heightMm} />
      <Blocks blocks={blocks} />
    </Sheet>,
    document.body,
  );
}

interface PrintingProps {
  page: RequestedPage | null;
  menu: Menu | null;
  narrowPaper: Switch;
  onPrinted: () => void;
}

export const Printing = ({ page, menu, narrowPaper, onPrinted }: PrintingProps) =>
  page && (
    <PrintedPage
      key={page.press}
      paper={page.paper}
      menu={menu}
      narrow={narrowPaper.isOn()}
      onPrinted={onPrinted}
    />
  );
