/** Where the veg-only choice is kept. Both may fail silently: the choice then lasts as long as the page. */
export interface VegOnlyShelf {
  read(): boolean;
  write(vegOnly: boolean): void;
  /** Calls back when another tab changed it; the answer ends it. */
  subscribe(changed: () => void): () => void;
}
