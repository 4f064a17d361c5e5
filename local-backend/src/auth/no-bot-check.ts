import type { RequestHandler } from 'express';

export const botCheckPath = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';

/** Says that no sign-in asks for a bot check. The emulator leaves this call out, which browsers would report as an error. */
export const noBotCheck: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({
    recaptchaKey: 'local',
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  });
};
