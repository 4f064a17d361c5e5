interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
  message: string;
}
export const importSettings: Record<string, unknown>;
export function featured(folders: readonly string[]): string[];
export function featureZones(name: string, entries: readonly string[]): Zone[];
export const orderViews: Zone;
export function importZones(folders: readonly string[]): Zone[];
