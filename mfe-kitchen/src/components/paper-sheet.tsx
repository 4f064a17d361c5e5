import { createGlobalStyle, styled } from '@burger/shared/styled';
import type { GstRules } from '@burger/shared/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BillPaper } from './bill-paper';
import { TicketPaper } from './ticket-paper';
import type { Paper } from './use-paper';

const marginMm = 3;
// A length alone would be a square; `auto` in place of the height is none that browsers understand.
const pageSize = (heightMm: number): string => `80mm ${heightMm + 2 * marginMm}mm`;

// Paper has one colour, and nothing but the sheet is on it.
const OnlyTheSheet = createGlobalStyle<{ $heightMm: number }>`
  @media print {
    @page {
      size: ${({ $heightMm }) => pageSize($heightMm)};
      margin: ${marginMm}mm;
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
const Sheet = styled.div`
  position: fixed;
  visibility: hidden;
  width: 74mm;
  background: white;
  color: black;
  font-size: 12pt;
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
export function PaperSheet({ paper, gst }: { paper: Paper; gst: GstRules | null }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(0);
  useLayoutEffect(() => {
    const pixels = sheet.current?.getBoundingClientRect().height ?? 0;
    // A page that is shorter by a hair is two.
    setHeightMm(Math.ceil(pixels * mmPerPixel) + 1);
  }, [paper, gst]);
  return createPortal(
    <Sheet ref={sheet} data-paper={paper.kind} aria-hidden>
      <OnlyTheSheet $heightMm={heightMm} />
      {paper.kind === 'ticket' ? (
        <TicketPaper order={paper.order} />
      ) : (
        <BillPaper order={paper.order} gst={gst} />
      )}
    </Sheet>,
    document.body,
  );
}
