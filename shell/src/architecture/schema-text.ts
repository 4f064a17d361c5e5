import type * as v from 'valibot';

/** The parts of valibot's schemas that tell their shape. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  item?: Schema;
  items?: readonly Schema[];
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  literal?: unknown;
}

const isSchema = (option: unknown): option is Schema =>
  typeof option === 'object' && option !== null && 'type' in option;

const optionText = (option: unknown, depth: number) =>
  isSchema(option) ? shapeOf(option, depth) : JSON.stringify(option);

function objectText(entries: Record<string, Schema>, depth: number): string {
  const inner = '  '.repeat(depth + 1);
  const lines = Object.entries(entries).map(([name, schema]) => {
    const isOptional = /optional|nullish/.test(schema.type);
    return `${inner}${name}${isOptional ? '?' : ''}: ${shapeOf(schema, depth + 1)};`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}` : '{}';
}

function shapeOf(schema: Schema, depth: number): string {
  const { type, entries, options, item, items, key, value, wrapped } = schema;
  if (entries) return objectText(entries, depth);
  if (options) return options.map((option) => optionText(option, depth)).join(' | ');
  if (item) return `Array<${shapeOf(item, depth)}>`;
  if (items) return `[${items.map((one) => shapeOf(one, depth)).join(', ')}]`;
  if (key && value) return `Record<${shapeOf(key, depth)}, ${shapeOf(value, depth)}>`;
  if (wrapped) {
    const inner = shapeOf(wrapped, depth);
    return /null/.test(type) ? `${inner} | null` : inner;
  }
  return 'literal' in schema ? JSON.stringify(schema.literal) : type;
}

/** Returns the shape of a schema in TypeScript's notation, without limits such as minimum lengths. */
export const schemaText = (schema: v.GenericSchema): string =>
  shapeOf(schema as unknown as Schema, 0);
