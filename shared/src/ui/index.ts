export {
  Button,
  ButtonAnchor,
  buttonStyle,
  IconButton,
  type ButtonKind,
  type ButtonStyle,
} from './button';
export { ButtonLink } from './button-link';
export { cartLanding, findCartLanding, showRequested } from './cart-landing';
export { Chip, chipStyle } from './chip';
export { Dialog, dialogBeside, type DialogShape } from './dialog';
export { EarlyDialog } from './early-dialog';
export { PreHydrationSwitch, type StoredState } from './pre-hydration-switch';
export { Field, Select, TextArea } from './field';
export {
  Card,
  Container,
  Lead,
  PageBody,
  PageTitle,
  SectionTitle,
  Skeleton,
  Stack,
  VisuallyHidden,
} from './layout';
export { lazyModule } from './lazy-module';
export { Notice } from './notice';
export { drawingUrl, Picture, pictureUrl } from './picture';
export { Price } from './price';
export { QuantityStepper } from './quantity-stepper';
export { SearchField, type SearchInput } from './search-field';
export { useHydrated } from './use-hydrated';
export { useRestoredFocus } from './use-restored-focus';
export { logoDrawing } from './logo';
export { VegMark } from './veg-mark';
export { visitorActive } from './user-active';
export { whenIdle } from './user-active';
