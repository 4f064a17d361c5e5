import type { GstRules, Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/store';
import { createGlobalStyle, styled } from '@burger/shared/styled';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Answer } from '../api';
import { timeText } from '../messages';
import { useLoaded } from '../parts/answers';
import { UserText } from '../parts/customer';
import { useKitchen, type Paper } from '../use-kitchen';
import { BillPaper } from './bill';
import { orderMessages } from '../order/messages';
import { etaOnPaper } from '../order/order-text';

/** Sheets that are printed one after the other: `paper` has to be on the page while it is printed. */
export function usePrinting() {
  const { counter, printEach } = useKitchen();
  const [waiting, setWaiting] = useState<readonly Paper[]>([]);
  const [paper = null] = waiting;
  useEffect(() => {
    if (!paper) return;
    const done = () => setWaiting((papers) => papers.filter((one) => one !== paper));
    window.addEventListener('afterprint', done, { once: true });
    // In a task of its own: the sheet is laid out by then, and nothing waits for who looks at the print dialog.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, [paper]);
  const print = useCallback((one: Paper) => setWaiting((papers) => [...papers, one]), []);
  useEffect(
    () =>
      counter.onMade((order, { from, to }) => {
        const isAccepted = from === 'placed' && to === 'confirmed';
        if (isAccepted && printEach.isOn()) print({ kind: 'ticket', order });
      }),
    [counter, printEach, print],
  );
  return { paper, print };
}

function useGst(): GstRules | null {
  const { api, counter } = useKitchen();
  const version = useStore(counter.state).board?.today.version;
  const load = useCallback(
    async (): Promise<Answer<Menu>> => (version ? api.published(version) : { kind: 'unreached' }),
    [api, version],
  );
  const { loaded } = useLoaded(load);
  return loaded.phase === 'ready' ? loaded.value.rules.gst : null;
}

const Large = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: 800;
  line-height: 1.1;
`;

const Dishes = styled.ul`
  margin: 2mm 0;
  padding: 2mm 0;
  border-block: 0.5mm solid;
  list-style: none;
  > li {
    padding-block: 1mm;
    font-size: 1.15em;
    font-weight: 700;
    break-inside: avoid;
  }
  ul {
    padding-left: 8mm;
    font-size: 0.87em;
    font-weight: 400;
    list-style: none;
  }
`;

const Note = styled.p`
  margin: 1mm 0 1mm 8mm;
  padding: 1mm 2mm;
  border: 0.5mm solid;
  font-size: 1em;
  font-weight: 700;
`;

const texts = orderMessages.paper;

/** What hangs over the stove: number and kind largest, one dish a line, no prices, nothing of the customer but the name. */
export function TicketPaper({ order }: { order: KitchenOrder }) {
  const { orderId, kind, createdAt, lines, customer } = order;
  const due = etaOnPaper(order);
  // So that a torn ticket is seen.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Large $size="2.15em">{orderId}</Large>
      <Large $size="1.65em">{texts.kinds[kind]}</Large>
      <p>
        {texts.placed(timeText(Date.parse(createdAt)))}
        {due !== null && <strong> · {texts.due(due)}</strong>}
      </p>
      <Dishes>
        {lines.map(({ quantity, name, choices, note }, at) => (
          <li key={at}>
            {quantity} × <UserText>{name}</UserText>
            {choices.length > 0 && (
              <ul>
                {choices.map((choice, place) => (
                  <li key={place}>
                    + <UserText>{choice}</UserText>
                  </li>
                ))}
              </ul>
            )}
            {note && (
              <Note>
                <UserText>{note}</UserText>
              </Note>
            )}
          </li>
        ))}
      </Dishes>
      {customer.instructions && (
        <Note>
          <UserText>{customer.instructions}</UserText>
        </Note>
      )}
      <p>
        {texts.pieces(pieces)} · <UserText>{customer.name}</UserText>
      </p>
    </>
  );
}

/** What a roll takes: its printer leaves so much free at each side, and a number of eleven digits stands in one line. */
const wideRoll = { widthMm: 80, marginMm: 3, text: '12pt' };
const narrowRoll = { widthMm: 58, marginMm: 5, text: '9.5pt' };
type Roll = typeof wideRoll;

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

function PaperSheet({ paper, gst }: { paper: Paper; gst: GstRules | null }) {
  const roll = useKitchen().narrowPaper.isOn() ? narrowRoll : wideRoll;
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(0);
  useLayoutEffect(() => {
    const pixels = sheet.current?.getBoundingClientRect().height ?? 0;
    // A page that is shorter by a hair is two.
    setHeightMm(Math.ceil(pixels * mmPerPixel) + 1);
  }, [paper, gst, roll]);
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

export function Printing({ paper }: { paper: Paper | null }) {
  const gst = useGst();
  return paper && <PaperSheet paper={paper} gst={gst} />;
}
