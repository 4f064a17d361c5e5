import { weekdays, type Promo } from '@burger/shared/contracts';
import { englishNameOf } from '@burger/shared/i18n';
import { nameIn } from '@burger/shared/shop/menu-differences';
import { possibleSentences } from '@burger/shared/pricing/promo-rules';
import { styled } from '@burger/shared/styled';
import { Chip, Field, Stack } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { BigButton, CheckLine } from '../parts/buttons';
import { Soft } from '../parts/panel';
import { type CodeChanges, promoWordsOf, withPromo, withPromoWords } from './code-draft';
import { languages } from './menu-draft';
import { codeMessages as texts } from './messages/en';
import { Thing } from './options';
import type { MenuDraft } from './use-menu-draft';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > button {
    min-height: 3rem;
  }
`;

const Pair = styled.div`
  display: grid;
  /* Columns are at least as wide as a date field, which cannot wrap. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(1)};
  align-items: end;
`;

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  error?: string | undefined;
  onNumber: (value: number | undefined) => void;
}

const NumberField = ({ label, value, error, onNumber }: NumberFieldProps) => (
  <Field
    label={label}
    inputMode="numeric"
    value={value ? String(value) : ''}
    error={error}
    onChange={({ target }) =>
      onNumber(Number(target.value.replace(/\D/g, '').slice(0, 6)) || undefined)
    }
  />
);

interface ChoiceProps<Value extends string | undefined> {
  legend: string;
  among: readonly (readonly [value: Value, text: string])[];
  chosen: readonly Value[];
  onChoose: (value: Value) => void;
}

const Choice = <const Value extends string | undefined>({
  legend,
  among,
  chosen,
  onChoose,
}: ChoiceProps<Value>) => (
  <Thing>
    <legend>{legend}</legend>
    <Chips>
      {among.map(([value, text]) => (
        <Chip key={text} aria-pressed={chosen.includes(value)} onClick={() => onChoose(value)}>
          {text}
        </Chip>
      ))}
    </Chips>
  </Thing>
);

/**
 * Toggles one value of a selection and returns it in the sequence of `all`. None or all selected returns
 * undefined: no restriction.
 */
function toggled<Value>(all: readonly Value[], chosen: readonly Value[] = [], one: Value) {
  const isChosen = (value: Value) => chosen.includes(value) !== (value === one);
  const left = all.filter(isChosen);
  return left.length > 0 && left.length < all.length ? left : undefined;
}

interface CodeProps {
  menu: MenuDraft;
  at: number;
  promo: Promo;
}

function Amount({ menu, at, promo }: CodeProps) {
  const { draft, problems, change } = menu;
  const set = (changes: CodeChanges) => change(withPromo(draft, at, changes));
  const wrong = (field: keyof Promo) => problems[`rules.promos.${at}.${field}`];
  const isPercent = promo.type === 'percentage';
  return (
    <>
      <Choice
        legend={texts.takesOff}
        among={[
          ['percentage', texts.percent],
          ['fixed', texts.rupees],
        ]}
        chosen={[promo.type]}
        onChoose={(type) => set({ type, mostDiscount: undefined })}
      />
      <Pair>
        <NumberField
          label={isPercent ? texts.percent : texts.rupees}
          value={promo.discount}
          error={promo.discount ? wrong('discount') : texts.noDiscount}
          onNumber={(discount = 0) => set({ discount })}
        />
        {isPercent && (
          <NumberField
            label={texts.most}
            value={promo.mostDiscount}
            error={wrong('mostDiscount')}
            onNumber={(mostDiscount) => set({ mostDiscount })}
          />
        )}
        <NumberField
          label={texts.least}
          value={promo.minOrder}
          onNumber={(minOrder = 0) => set({ minOrder })}
        />
      </Pair>
    </>
  );
}

function Times({ menu, at, promo }: CodeProps) {
  const { draft, problems, change } = menu;
  const set = (changes: CodeChanges) => change(withPromo(draft, at, changes));
  const { from, until, days = [], hours } = promo;
  return (
    <>
      <Pair>
        <Field
          label={texts.from}
          type="date"
          value={from ?? ''}
          onChange={({ target }) => set({ from: target.value || undefined })}
        />
        <Field
          label={texts.until}
          type="date"
          value={until ?? ''}
          error={problems[`rules.promos.${at}.until`]}
          onChange={({ target }) => set({ until: target.value || undefined })}
        />
      </Pair>
      <Choice
        legend={texts.days}
        among={weekdays.map((day) => [day, texts.weekdays[day]])}
        chosen={days}
        onChoose={(day) => set({ days: toggled(weekdays, days, day) })}
      />
      <CheckLine
        checked={hours !== undefined}
        onChange={(some) => set({ hours: some ? { from: '12:00', until: '15:00' } : undefined })}
      >
        {texts.someHours}
      </CheckLine>
      {hours && (
        <Pair>
          {(['from', 'until'] as const).map((end) => (
            <Field
              key={end}
              label={texts.hours[end]}
              type="time"
              value={hours[end]}
              error={end === 'until' ? problems[`rules.promos.${at}.hours`] : null}
              onChange={({ target }) =>
                target.value && set({ hours: { ...hours, [end]: target.value } })
              }
            />
          ))}
        </Pair>
      )}
    </>
  );
}

function Who({ menu, at, promo }: CodeProps) {
  const { draft, change } = menu;
  const set = (changes: CodeChanges) => change(withPromo(draft, at, changes));
  const { kind, categories = [] } = promo;
  const ids = draft.categories.map(({ id }) => id);
  const yes = (is: boolean) => (is ? (true as const) : undefined);
  return (
    <>
      <Choice
        legend={texts.kind}
        among={[
          [undefined, texts.kinds.both],
          ['pickup', texts.kinds.pickup],
          ['delivery', texts.kinds.delivery],
        ]}
        chosen={[kind]}
        onChoose={(requested) => set({ kind: requested })}
      />
      <Choice
        legend={texts.categories}
        among={draft.categories.map(({ id, name }) => [id, name])}
        chosen={categories}
        onChoose={(id) => set({ categories: toggled(ids, categories, id) })}
      />
      <Thing>
        <legend>{texts.howOften}</legend>
        <CheckLine checked={promo.once === true} onChange={(is) => set({ once: yes(is) })}>
          {texts.once}
        </CheckLine>
        <CheckLine
          checked={promo.firstOrder === true}
          onChange={(is) => set({ firstOrder: yes(is) })}
        >
          {texts.firstOrder}
        </CheckLine>
        <NumberField label={texts.uses} value={promo.uses} onNumber={(uses) => set({ uses })} />
      </Thing>
    </>
  );
}

function Words({ menu, at, promo }: CodeProps) {
  const { draft, problems, change } = menu;
  const sentences = possibleSentences(promo, nameIn(draft.categories));
  return (
    <>
      <Thing>
        <legend>{texts.description}</legend>
        {languages.map((language) => (
          <Field
            key={language}
            lang={language}
            label={englishNameOf(language)}
            maxLength={100}
            value={promoWordsOf(draft, language, at)}
            error={language === 'en' ? null : problems[`words.${language}.promos.${promo.code}`]}
            onChange={({ target }) => change(withPromoWords(draft, language, at, target.value))}
          />
        ))}
      </Thing>
      <CheckLine
        checked={promo.forEveryone === true}
        onChange={(forEveryone) => change(withPromo(draft, at, { forEveryone }))}
      >
        {texts.forEveryone}
      </CheckLine>
      {problems[`rules.promos.${at}.forEveryone`] && <Soft>{texts.notForEveryone}</Soft>}
      {sentences.length > 0 && (
        <Thing>
          <legend>{texts.sentences}</legend>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Soft>{texts.translated}</Soft>
        </Thing>
      )}
    </>
  );
}

export function CodeForm({ onEnd, ...code }: CodeProps & { onEnd: () => void }) {
  const { menu, at, promo } = code;
  const { draft, published, problems, change } = menu;
  // Customers may know a published code, so only a new one can be renamed.
  const isNew = !published.rules.promos.some((one) => one.code === promo.code);
  return (
    <Stack>
      {isNew && (
        <Field
          label={texts.code}
          value={promo.code}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          error={problems[`rules.promos.${at}.code`]}
          onChange={({ target }) =>
            change(
              withPromo(draft, at, { code: target.value.toUpperCase().replace(/[^A-Z0-9]/g, '') }),
            )
          }
        />
      )}
      <Amount {...code} />
      <Times {...code} />
      <Who {...code} />
      <Words {...code} />
      <BigButton onClick={onEnd}>{isNew ? texts.drop : texts.end}</BigButton>
    </Stack>
  );
}
