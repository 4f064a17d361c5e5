import type { Dish } from '@burger/shared/contracts';
import { dishName, stepperTemplate } from '@burger/shared/order/early-stepper';
import { color } from '@burger/shared/theme';
import { Minus, Trash2 } from 'lucide-react';
import { messages } from '../messages/en';

// Repeats the styles of `AddToCart`, because the page's styles do not apply inside a shadow root.
const styles = `[hidden]{display:none}div:not([hidden]){display:contents}button{display:grid;place-items:center;min-height:2.75rem;padding:0;border:0;border-radius:1.375rem;background:none;color:inherit;font:inherit;cursor:pointer;touch-action:manipulation}button:active{opacity:.75}button:focus-visible{outline:3px solid ${color.onFlame};outline-offset:-4px}button:last-child::before{content:'';width:var(--plus,.8125rem);height:var(--plus,.8125rem);background:linear-gradient(currentColor 0 0) center / 100% 2.5px no-repeat,linear-gradient(currentColor 0 0) center / 2.5px 100% no-repeat}span{font-weight:700;font-variant-numeric:tabular-nums;text-align:center}svg{display:block}[data-more]>:first-child,:not([data-more])>svg:last-child{display:none}`;

const { quantity, more, less, remove } = messages.dish;

/**
 * A template with the stepper of `AddToCart`, which the page's inline script shows before this code has
 * loaded. Browsers keep a template's content out of the DOM, so hydration ignores it.
 */
export const EarlyStepper = ({ dishes }: { dishes: readonly Dish[] }) =>
  dishes.some(({ groups }) => groups.length === 0) && (
    <template {...stepperTemplate}>
      {typeof document === 'undefined' && (
        <>
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <slot />
          <div aria-label={quantity(dishName)} hidden>
            <button type="button" data-less={less(dishName)} data-last={remove(dishName)}>
              <Trash2 aria-hidden size={18} />
              <Minus aria-hidden size={18} />
            </button>
            <span aria-live="polite" />
            <button type="button" aria-label={more(dishName)} />
          </div>
        </>
      )}
    </template>
  );
