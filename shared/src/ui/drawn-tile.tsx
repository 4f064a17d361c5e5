import { styled } from '@burger/shared/styled';
import { color, studioGround } from './theme';

const Box = styled.span`
  display: block;
  height: 100%;
  background: ${studioGround};
  svg {
    width: 100%;
    height: 100%;
  }
`;

// An empty plate between fork and knife: it says of no dish what it looks like, nor whether it is veg.
const plate = (
  <>
    <circle cx="80" cy="60" r="52" fill={color.amber} opacity=".3" />
    <circle cx="80" cy="60" r="35" fill={color.card} />
    <circle cx="80" cy="60" r="25" fill="none" stroke={color.amber} strokeWidth="2.5" />
    <path
      d="M69 72q-5-6 0-12t0-12M80 72q-5-6 0-12t0-12M91 72q-5-6 0-12t0-12"
      fill="none"
      stroke={color.amber}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path
      d="M34 88V53M29 32v13q0 8 5 8t5-8V32M34 32v17M126 88V32q-9 9-7 31h7"
      fill="none"
      stroke={color.flame}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** Stands where there is no picture, in the colours of the restaurant. It fills its box, whatever its shape. */
export const DrawnTile = ({ alt }: { alt: string }) => (
  <Box data-tile="">
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {plate}
    </svg>
  </Box>
);
