import * as v from 'valibot';

/** Meta's report on one of our messages: accepted, delivered or failed. `at` is in ms. */
export interface Receipt {
  kind: 'receipt';
  /** The id that was sent with the message; empty for a message of somebody else. */
  id: string;
  state: 'sent' | 'delivered' | 'failed';
  /** False if Meta charges nothing for it. */
  isCharged: boolean;
  at: number;
}

export interface Incoming {
  kind: 'message';
  /** +91XXXXXXXXXX; empty if Meta withholds the number. */
  phone: string;
  /** Empty for pictures and the like. */
  text: string;
  at: number;
}

export interface TemplateNews {
  kind: 'template';
  name: string;
  event: string;
}

export type WhatsAppEvent = Receipt | Incoming | TemplateNews;

const SecondsSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/));
// Another program with the same number may send ids that cannot name a notification.
const isName = (id: string) => /^(?!__)\w[\w-]*$/.test(id);
const IdSchema = v.pipe(
  v.string(),
  v.maxLength(512),
  v.transform((id) => (isName(id) ? id : '')),
);

const StatusSchema = v.object({
  status: v.string(),
  timestamp: SecondsSchema,
  biz_opaque_callback_data: v.optional(IdSchema, ''),
  pricing: v.optional(v.object({ billable: v.optional(v.boolean(), true) })),
});

const MessageSchema = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/))),
  timestamp: SecondsSchema,
  type: v.optional(v.string(), ''),
  text: v.optional(v.object({ body: v.string() })),
  button: v.optional(v.object({ text: v.string() })),
});

const some = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(1000)), []);

const ChangeSchema = v.object({
  field: v.string(),
  value: v.object({
    metadata: v.optional(v.object({ phone_number_id: v.string() })),
    statuses: some(StatusSchema),
    messages: some(MessageSchema),
    event: v.optional(v.string(), ''),
    message_template_name: v.optional(v.string(), ''),
  }),
});

/** The body of Meta's webhook. Fields that this site does not read may have any form. */
const BodySchema = v.object({
  object: v.literal('whatsapp_business_account'),
  entry: v.array(v.object({ changes: v.array(ChangeSchema) })),
});

type Change = v.InferOutput<typeof ChangeSchema>;

const states: Readonly<Record<string, Receipt['state']>> = {
  ...{ sent: 'sent', delivered: 'delivered', read: 'delivered', failed: 'failed' },
};

// Kinds of messages that nobody expects an answer to: a thumb up, and news of WhatsApp about a number.
const silent = ['reaction', 'system', 'unsupported'];

const msOf = (seconds: string): number => Number(seconds) * 1000;

function eventsOf({ field, value }: Change): WhatsAppEvent[] {
  if (field === 'message_template_status_update') {
    return [{ kind: 'template', name: value.message_template_name, event: value.event }];
  }
  const receipts = value.statuses.flatMap(
    ({ status, timestamp, biz_opaque_callback_data: id, pricing }): Receipt[] => {
      const state = states[status];
      const isCharged = pricing?.billable ?? true;
      return state ? [{ kind: 'receipt', id, state, isCharged, at: msOf(timestamp) }] : [];
    },
  );
  const messages = value.messages
    .filter(({ type }) => !silent.includes(type))
    .map(({ from, timestamp, text, button }): Incoming => {
      const words = text?.body ?? button?.text ?? '';
      return { kind: 'message', phone: from ? `+${from}` : '', text: words, at: msOf(timestamp) };
    });
  return [...receipts, ...messages];
}

/** Parses a webhook for a phone number; null if it is malformed or concerns another number. */
export function eventsIn(raw: Buffer, number: string): WhatsAppEvent[] | null {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
  const read = v.safeParse(BodySchema, body);
  if (!read.success) return null;
  const changes = read.output.entry.flatMap((entry) => entry.changes);
  const isOther = ({ value: { metadata } }: Change) =>
    metadata !== undefined && metadata.phone_number_id !== number;
  return changes.some(isOther) ? null : changes.flatMap(eventsOf);
}
