import { addressIn, languages, textsIn, type Language } from '@burger/shared/i18n';
import { fields, list, text } from '@burger/shared/platform/reading';
import { restaurant } from '@burger/shared/restaurant';
import { english, type TemplateName, type WhatsAppTexts } from './messages/en';
import { translations } from './messages/translations';

export const whatsAppTexts = (language: Language): WhatsAppTexts =>
  textsIn(language, english, translations);

// Lists every template once: the compiler rejects a missing one.
const all: Record<TemplateName, true> = {
  ...{ received: true, confirmed: true, later: true, leaving: true, ready: true },
  ...{ broughtBack: true, delivered: true, cancelled: true, changed: true },
  ...{ creditNoteIssued: true, letGo: true, refunded: true },
};
const names = Object.keys(all) as TemplateName[];

/** Returns the name of a template at Meta, which allows small letters, digits and underscores. */
export const templateName = (name: TemplateName): string =>
  `order_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Returns whether a text has a place for the promised time. */
export const showsTime = (name: TemplateName): boolean => english[name].includes('{{2}}');

/** The button with the tracking link, as a message names it. */
export const templateButton = { type: 'button', sub_type: 'url', index: '0' } as const;

/** A template as Meta has it. */
export interface RegisteredTemplate {
  name: string;
  language: string;
  /** APPROVED, PENDING, REJECTED, PAUSED, DISABLED… */
  status: string;
  reason: string;
  body: string;
}

/** The request of all templates, after the account's id. */
export const templatesPath =
  'message_templates?fields=name,language,status,components,rejected_reason&limit=250';

/** Reads Meta's answer to `templatesPath`. */
export const templatesIn = (answer: unknown): RegisteredTemplate[] =>
  list(fields(answer)['data']).map((one) => {
    const { name, language, status, rejected_reason: reason, components } = fields(one);
    const body = list(components)
      .map(fields)
      .find(({ type }) => type === 'BODY');
    return {
      ...{ name: text(name), language: text(language), status: text(status) },
      ...{ reason: text(reason), body: text(body?.['text']) },
    };
  });

// Meta gives up a message that is not delivered within this time.
const lifetimeSeconds = 60 * 60;
const exampleKey = '0123456789abcdef0123456789abcdef';
const exampleValues = (name: TemplateName) => [
  'BK123456789',
  ...(showsTime(name) ? ['1:25 PM'] : []),
];

/** Returns the request that registers a template (POST /<account>/message_templates). */
function registration(name: TemplateName, language: Language) {
  const words = whatsAppTexts(language);
  const url = restaurant.siteUrl + addressIn(language, '/track#');
  const button = {
    type: 'URL',
    text: words.button,
    url: `${url}{{1}}`,
    example: [url + exampleKey],
  };
  return {
    ...{ name: templateName(name), language, category: 'UTILITY', parameter_format: 'POSITIONAL' },
    message_send_ttl_seconds: lifetimeSeconds,
    components: [
      { type: 'BODY', text: words[name], example: { body_text: [exampleValues(name)] } },
      { type: 'FOOTER', text: words.footer },
      { type: 'BUTTONS', buttons: [button] },
    ],
  };
}

export interface TemplateState {
  name: string;
  language: Language;
  text: string;
  /** `missing` and `other text` are ours; the others are Meta's. */
  state: string;
  reason: string;
  registration: { category: string };
}

/** Compares the templates of this site with those registered at Meta. */
export const templateStates = (registered: readonly RegisteredTemplate[]): TemplateState[] =>
  (Object.keys(languages) as Language[]).flatMap((language) =>
    names.map((template) => {
      const name = templateName(template);
      const words = whatsAppTexts(language)[template];
      const found = registered.find((one) => one.name === name && one.language === language);
      return {
        ...{ name, language, text: words, reason: found?.reason ?? '' },
        state: found ? (found.body === words ? found.status : 'other text') : 'missing',
        registration: registration(template, language),
      };
    }),
  );
