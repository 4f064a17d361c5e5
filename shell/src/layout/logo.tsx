import { color } from '@burger/shared/ui';

/** The burger of the sign above our door. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <path d="M5 18C5 10 11.5 5 20 5s15 5 15 13Z" fill={color.amber} />
      <circle cx="14" cy="11.5" r="1.2" fill={color.onNight} />
      <circle cx="20" cy="9.2" r="1.2" fill={color.onNight} />
      <circle cx="26" cy="11.5" r="1.2" fill={color.onNight} />
      <path
        d="M4 20.5c2.7 0 2.7 3 5.3 3s2.7-3 5.4-3 2.6 3 5.3 3 2.7-3 5.3-3 2.7 3 5.4 3 2.6-3 5.3-3"
        fill="none"
        stroke={color.leaf}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <rect x="4.5" y="25" width="31" height="4.6" rx="2.3" fill={color.flame} />
      <path d="M5 31.5h30c0 3-2.5 5-6 5H11c-3.500 0-6-2-6-5Z" fill={color.amber} />
    </svg>
  );
}
