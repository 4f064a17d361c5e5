interface Zone {
  target: string;
  from: string | string[];
  except?: string[];
  message: string;
}
export function serverZones(folders: readonly string[]): Zone[];
export function importZones(folders: readonly string[]): Zone[];
