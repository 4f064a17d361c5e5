export interface RunOptions {
  env?: Record<string, string>;
  quiet?: boolean;
}
export function run(
  command: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<number>;
export function must(command: string, args: readonly string[], options?: RunOptions): Promise<void>;
