import { styled } from '@burger/shared/styled';
import { color, radius, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { equipmentParts, type Equipment } from '../counter/counter';
import { BigButton, ButtonRow } from '../parts/buttons';

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.amberWash};
  color: ${color.amberInk};
  > :first-child {
    flex: 1 1 28rem;
  }
  > :last-child {
    flex: 1 1 auto;
  }
  ul {
    padding-left: ${space(2.5)};
  }
`;

const texts = messages.shift;

/** Which of the three the browser did not give, and how to get it. */
export function EquipmentNotice({
  equipment,
  onSound,
  onUnderstood,
}: {
  equipment: Equipment;
  onSound: () => void;
  onUnderstood: () => void;
}) {
  const lacking = equipmentParts.filter((part) => !equipment[part]);
  if (lacking.length === 0) return null;
  return (
    <Box role="alert">
      <div>
        <strong>{texts.lacking}</strong>
        <ul>
          {lacking.map((part) => (
            <li key={part}>
              <strong>{texts[part].title}</strong> {texts[part].how}
            </li>
          ))}
        </ul>
      </div>
      <ButtonRow>
        {!equipment.sound && <BigButton onClick={onSound}>{texts.again}</BigButton>}
        <BigButton $kind="secondary" onClick={onUnderstood}>
          {texts.understood}
        </BigButton>
      </ButtonRow>
    </Box>
  );
}
