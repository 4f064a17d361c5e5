import type { Menu } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Field, Notice, Select, Stack } from '@burger/shared/ui';
import { Cable, Printer as PrinterIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BigButton, ButtonRow, CheckLine, narrow } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { printingMessages } from './messages/en';
import { occasions, printoutKinds, speeds, type Printer } from './device/printers';
import type { Printing } from './queue/printing';

const texts = printingMessages.panel;

const Item = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.line};
  h3 {
    font-size: ${size.lg};
    overflow-wrap: anywhere;
  }
`;

const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  > div:nth-child(2) {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

/* A filled dot if it prints, so that the state is not shown by colour alone. */
const State = styled.p<{ $well: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${({ $well }) => ($well ? color.leaf : color.amberInk)};
  font-weight: 650;
  &::before {
    content: '';
    width: 0.6rem;
    height: 0.6rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    ${({ $well }) => $well && 'background: currentColor;'}
  }
`;

const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(1.5)};
  align-items: end;
  padding: ${space(2)};
  border-radius: ${radius.field};
  background: ${color.sunken};
  fieldset,
  > button {
    grid-column: 1 / -1;
  }
  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 0 ${space(2)};
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface SettingsProps {
  printing: Printing;
  printer: Printer;
  /** Categories of today's menu, which are divided between stations; null if the menu is unavailable. */
  categories: Menu['categories'] | null;
}

function PrinterSettings({ printing, printer, categories }: SettingsProps) {
  const { id } = printer;
  const waiting = useStore(printing.state).jobs.filter((job) => job.printer === id).length;
  const change = (changes: Partial<Printer>) => printing.change(id, changes);
  return (
    <Settings>
      <Field
        label={texts.name}
        name={`name-${id}`}
        autoComplete="off"
        maxLength={24}
        value={printer.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        label={texts.width}
        value={printer.narrow ? 'narrow' : 'wide'}
        onChange={({ target }) => change({ narrow: target.value === 'narrow' })}
      >
        <option value="wide">{texts.widths.wide}</option>
        <option value="narrow">{texts.widths.narrow}</option>
      </Select>
      {printer.way === 'serial' && (
        <Select
          label={texts.speed}
          value={printer.speed}
          onChange={({ target }) => {
            const speed = speeds.find((one) => String(one) === target.value);
            if (speed) change({ speed });
          }}
        >
          {speeds.map((speed) => (
            <option key={speed}>{speed}</option>
          ))}
        </Select>
      )}
      {printoutKinds.map((kind) => (
        <Select
          key={kind}
          label={texts.kinds[kind]}
          value={printer[kind]}
          onChange={({ target }) => {
            const occasion = occasions.find((one) => one === target.value);
            if (occasion) change({ [kind]: occasion });
          }}
        >
          {occasions.map((occasion) => (
            <option key={occasion} value={occasion}>
              {texts.occasions[occasion]}
            </option>
          ))}
        </Select>
      ))}
      {printer.ticket !== 'never' && (
        <fieldset>
          <legend>{texts.dishes}</legend>
          <Soft>{printer.categories.length > 0 ? texts.someDishes : texts.allDishes}</Soft>
          {categories ? (
            <Categories>
              {categories.map((category) => (
                <CheckLine
                  key={category.id}
                  checked={printer.categories.includes(category.id)}
                  onChange={(on) => printing.station(id, category.id, on)}
                >
                  {category.name}
                </CheckLine>
              ))}
            </Categories>
          ) : (
            <Soft>{texts.menuFailed}</Soft>
          )}
        </fieldset>
      )}
      <BigButton $kind="quiet" onClick={() => printing.remove(id)}>
        {waiting > 0 ? texts.removeWith(waiting) : texts.remove}
      </BigButton>
    </Settings>
  );
}

function PrinterItem(props: SettingsProps & { onConnect: () => void }) {
  const { printing, printer, onConnect } = props;
  const [open, setOpen] = useState(false);
  const { conditions, elsewhere } = useStore(printing.state);
  const condition = conditions[printer.id];
  const isWell = condition === 'ready' || condition === 'printing';
  const { id, name } = printer;
  return (
    <Item aria-label={name}>
      <ItemHead>
        <PrinterIcon aria-hidden size={28} />
        <div>
          <h3>{name}</h3>
          <State role="status" $well={isWell}>
            {elsewhere
              ? printingMessages.elsewhere
              : condition
                ? printingMessages.conditions[condition]
                : printingMessages.notYet}
          </State>
        </div>
        <ButtonRow>
          {condition === 'disconnected' && (
            <BigButton $kind="primary" onClick={onConnect}>
              {printingMessages.notice.connect}
            </BigButton>
          )}
          <BigButton onClick={() => printing.test(id)}>{texts.test}</BigButton>
          <BigButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.settings}
          </BigButton>
        </ButtonRow>
      </ItemHead>
      {open && <PrinterSettings {...props} />}
    </Item>
  );
}

export function PrintersPanel({ printing, categories }: Omit<SettingsProps, 'printer'>) {
  const { printers } = useStore(printing.state);
  const [failed, setFailed] = useState(false);
  // Preloads the driver, because the browser opens a device prompt only within the press.
  useEffect(() => printing.warm(), [printing]);
  const connect = async (...requestArgs: Parameters<Printing['connect']>) => {
    setFailed(false);
    setFailed(!(await printing.connect(...requestArgs).catch(() => false)));
  };
  return (
    <Panel wide id="printers" title={texts.title}>
      <Soft>{texts.lead}</Soft>
      {printers.map((printer) => (
        <PrinterItem
          key={printer.id}
          printing={printing}
          printer={printer}
          categories={categories}
          onConnect={() => void connect(printer.way, printer.id)}
        />
      ))}
      {failed && <Notice kind="alert">{texts.failed}</Notice>}
      {printing.ways.length > 0 ? (
        <Stack role="group" aria-label={texts.add}>
          <strong>{texts.add}</strong>
          <ButtonRow>
            {printing.ways.map((connection) => (
              <BigButton key={connection} onClick={() => void connect(connection)}>
                <Cable aria-hidden size={20} />
                {texts.ways[connection]}
              </BigButton>
            ))}
          </ButtonRow>
        </Stack>
      ) : (
        <Notice kind="info">{texts.none}</Notice>
      )}
    </Panel>
  );
}
