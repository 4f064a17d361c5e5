import { styled } from '@burger/shared/styled';
import { palette } from '@burger/shared/ui/global-css';
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  Container,
  Dialog,
  Field,
  IconButton,
  Lead,
  Notice,
  PageTitle,
  Picture,
  Price,
  QuantityStepper,
  SearchField,
  SectionTitle,
  Select,
  Skeleton,
  TextArea,
  VegMark,
  type DialogShape,
} from '@burger/shared/ui';
import { color, font, radius, shadow, size, space } from '@burger/shared/theme';
import { ShoppingBag } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const shapes: readonly DialogShape[] = ['centre', 'sheet', 'side'];

function EveryDialog() {
  const [open, setOpen] = useState<DialogShape | null>(null);
  return shapes.map((shape) => (
    <div key={shape}>
      <Button $kind="secondary" onClick={() => setOpen(shape)}>
        Open {shape}
      </Button>
      <Dialog
        open={open === shape}
        onClose={() => setOpen(null)}
        shape={shape}
        title="Your cart"
        footer={<Button $wide>Go to checkout</Button>}
      >
        Two burgers and a shake
      </Dialog>
    </div>
  ));
}

function EveryStepper() {
  const [quantity, setQuantity] = useState(1);
  return [false, true].map((quiet) => (
    <QuantityStepper
      key={String(quiet)}
      name="French Fries"
      quiet={quiet}
      quantity={quantity}
      onChange={(requested) => setQuantity(Math.max(1, requested))}
    />
  ));
}

const pieces: readonly { name: string; states: ReactNode }[] = [
  {
    name: 'Button',
    states: (['primary', 'secondary', 'quiet'] as const).flatMap((kind) => [
      <Button key={kind} $kind={kind}>
        {kind}
      </Button>,
      <Button key={`${kind} off`} $kind={kind} disabled>
        {kind}, disabled
      </Button>,
    ]),
  },
  { name: 'ButtonLink', states: <ButtonLink to="/menu">To the menu</ButtonLink> },
  {
    name: 'IconButton',
    states: (
      <IconButton aria-label="Cart">
        <ShoppingBag aria-hidden size={22} />
      </IconButton>
    ),
  },
  {
    name: 'Chip',
    states: [
      <Chip key="free">Wraps</Chip>,
      <Chip key="chosen" aria-pressed>
        Waffles, chosen
      </Chip>,
    ],
  },
  {
    name: 'Field',
    states: [
      <Field key="empty" label="Name" hint="As on your door" />,
      <Field key="optional" label="Landmark" required={false} defaultValue="Bus stop" />,
      <Field key="wrong" label="Email" defaultValue="asha@" error="Please enter a valid email" />,
      <Field key="off" label="Code" disabled defaultValue="WELCOME15" />,
    ],
  },
  {
    name: 'SearchField',
    states: (
      <SearchField
        label="Search the menu"
        clearLabel="Clear the search text"
        onSearch={() => undefined}
      />
    ),
  },
  { name: 'TextArea', states: <TextArea label="Delivery address" rows={2} /> },
  {
    name: 'Select',
    states: (
      <Select label="Subject">
        <option>General question</option>
        <option>Catering</option>
      </Select>
    ),
  },
  {
    name: 'Notice',
    states: (['info', 'success', 'alert'] as const).map((kind) => (
      <Notice key={kind} kind={kind} action={<Button $kind="secondary">Try again</Button>}>
        A notice of kind {kind}.
      </Notice>
    )),
  },
  { name: 'Card', states: <Card>Two burgers and a shake</Card> },
  { name: 'Skeleton', states: <Skeleton $width="16rem" $height="4rem" /> },
  { name: 'QuantityStepper', states: <EveryStepper /> },
  { name: 'Dialog', states: <EveryDialog /> },
  { name: 'VegMark', states: [<VegMark key="veg" isVeg />, <VegMark key="non" isVeg={false} />] },
  { name: 'Price', states: <Price paise={1_234_560} /> },
  {
    name: 'Picture',
    states: (
      <div style={{ width: '16rem' }}>
        <Picture slug="hero" alt="Burger, fries and a shake" sizes="16rem" />
      </div>
    ),
  },
];

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Swatch = styled.div<{ $color: string }>`
  width: 7rem;
  font-size: ${size.sm};
  &::before {
    content: '';
    display: block;
    height: 3.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${({ $color }) => $color};
  }
`;

const Sample = styled.p<{ $size: string }>`
  font: 800 ${({ $size }) => $size} / 1.2 ${font.display};
`;

const Raised = styled.div<{ $shadow: string }>`
  padding: ${space(3)};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${({ $shadow }) => $shadow};
`;

const Ground = () => (
  <>
    <Rows>
      {(Object.keys(palette) as (keyof typeof palette)[]).map((name) => (
        <Swatch key={name} $color={color[name]}>
          {name}
        </Swatch>
      ))}
    </Rows>
    {Object.entries(size).map(([name, value]) => (
      <Sample key={name} $size={value}>
        {name} · Burgers worth coming home for
      </Sample>
    ))}
    <Rows>
      {Object.entries(shadow).map(([name, value]) => (
        <Raised key={name} $shadow={value}>
          shadow {name}
        </Raised>
      ))}
    </Rows>
  </>
);

const Piece = styled.section`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: flex-start;
`;

export const GalleryPage = () => (
  <Container as="main">
    <PageTitle>The kit</PageTitle>
    <Lead>All pieces and their states. The scheme follows the system.</Lead>
    <Piece aria-label="Ground">
      <SectionTitle>Ground</SectionTitle>
      <Ground />
    </Piece>
    {pieces.map(({ name, states }) => (
      <Piece key={name} aria-label={name}>
        <SectionTitle>{name}</SectionTitle>
        <States>{states}</States>
      </Piece>
    ))}
  </Container>
);
