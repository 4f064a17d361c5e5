import type { RequestHandler } from 'express';
import helmet from 'helmet';

// Live reload talks over a socket of the same origin.
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The headers of every answer. The same set is configured for hosting in `firebase.json`, except for the two that only
 * make sense over HTTPS (HSTS and upgrade-insecure-requests).
 * Development servers (`devOrigins`) are let in where they are named.
 */
export const securityHeaders = (devOrigins: readonly string[] = []): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...devOrigins],
        // Styled components write style elements while the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...devOrigins],
        fontSrc: ["'self'", ...devOrigins],
        connectSrc: ["'self'", ...devOrigins, ...devOrigins.map(socketOf)],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Sign-in popups need their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  }),
  (_request, response, next) => {
    response.setHeader(
      'Permissions-Policy',
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    );
    next();
  },
];
