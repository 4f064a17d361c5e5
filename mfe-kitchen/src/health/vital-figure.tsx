import { vitalNames, type VitalName } from '@burger/shared/visit';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import { healthMessages as texts } from './messages';
import { vitalGrade, type Grade } from './vital-grade';

const inks: Record<Grade, string> = {
  good: color.leaf,
  middling: color.amberInk,
  poor: color.flameInk,
};

const Said = styled.span<{ $grade: Grade }>`
  color: ${({ $grade }) => inks[$grade]};
  font-size: ${size.sm};
  font-weight: 700;
  white-space: nowrap;
`;

export interface VitalFigureProps {
  vital: VitalName;
  value: number | null;
}

/** A measure with what it is worth, in words. */
export function VitalFigure({ vital, value }: VitalFigureProps) {
  if (value === null) return texts.none;
  const grade = vitalGrade(vital, value);
  return (
    <>
      {texts.values[vital](value)} <Said $grade={grade}>{texts.grades[grade]}</Said>
    </>
  );
}

/** The three as cells of a row. */
export const vitalCells = (measured: Readonly<Record<VitalName, number | null>>) =>
  vitalNames.map((vital) => <VitalFigure key={vital} vital={vital} value={measured[vital]} />);
