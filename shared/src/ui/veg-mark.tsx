import { styled } from '@burger/shared/styled';
import { color } from './theme';

const Mark = styled.svg<{ $veg: boolean }>`
  flex: none;
  color: ${({ $veg }) => ($veg ? color.leaf : color.brown)};
  background: ${color.card};
  border-radius: 3px;
`;

/** The mark that Indian law asks for: a green circle or a brown triangle in a square, with its words for screen readers. */
export function VegMark({ isVeg, size = 18 }: { isVeg: boolean; size?: number }) {
  return (
    <Mark
      $veg={isVeg}
      role="img"
      aria-label={isVeg ? 'Veg' : 'Non-Veg'}
      width={size}
      height={size}
      viewBox="0 0 18 18"
    >
      <rect
        x="1"
        y="1"
        width="16"
        height="16"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {isVeg ? (
        <circle cx="9" cy="9" r="4.2" fill="currentColor" />
      ) : (
        <path d="M9 4.4 13.6 13H4.4Z" fill="currentColor" />
      )}
    </Mark>
  );
}
