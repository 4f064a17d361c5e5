import { createGlobalStyle, styled } from '@burger/shared/styled';
import type { GstRules } from '@burger/shared/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BillPaper } from './bill';
import { TicketPaper } from './ticket-paper';
import type { Paper } from './use-paper';

/** What a roll takes: its printer leaves so much free at each side, and a number of eleven digits stands in one line. */
interface Roll {
  widthMm: number;
  marginMm: number;
  text: string;
}
const wideRoll: Roll = { widthMm: 80, marginMm: 3, text: '12pt' };
const narrowRoll: Roll = { widthMm: 58, marginMm: 5, text: '9.5pt' };

// A length alone would be a square; `auto` in place of the height is none that browsers understand.
const pageSize = ({ widthMm, marginMm }: Roll, heightMm: number): string =>
  `${widthMm}mm ${heightMm + 2 * marginMm}mm`;

// Paper has one colour, and nothing but the sheet is on it.
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

/* On the screen it is laid out, as it has to be measured, and not seen. */
const Sheet = styled.div<{ $roll: Roll }>`
  position: fixed;
  visibility: hidden;
  width: ${({ $roll }) => $roll.widthMm - 2 * $roll.marginMm}mm;
  background: white;
  color: black;
  font-size: ${({ $roll }) => $roll.text};
  line-height: 1.3;
  overflow-wrap: anywhere;
  svg {
    color: black;
  }
  @media print {
    position: static;
    visibility: visible;
  }
`;

const mmPerPixel = 25.4 / 96;

/** The sheet that is printed next, on a page as long as it is; on the screen it is not seen. */
export function PaperSheet({
  paper,
  gst,
  narrow,
}: {
  paper: Paper;
  gst: GstRules | null;
  /** 58 mm instead of 80. */
  narrow: boolean;
}) {
  const roll = narrow ? narrowRoll : wideRoll;
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(0);
  useLayoutEffect(() => {
    const pixels = sheet.current?.getBoundingClientRect().height ?? 0;
    // A page that is shorter by a hair is two.
    setHeightMm(Math.ceil(pixels * mmPerPixel) + 1);
  }, [paper, gst, narrow]);
  return createPortal(
    <Sheet ref={sheet} $roll={roll} data-paper={paper.kind} aria-hidden>
      <OnlyTheSheet $roll={roll} $heightMm={heightMm} />
      {paper.kind === 'ticket' ? (
        <TicketPaper order={paper.order} />
      ) : (
        <BillPaper order={paper.order} issued={paper.issued} gst={gst} />
      )}
    </Sheet>,
    document.body,
  );
}
