/**
 * Returns the `integrity` value of each script in a folder, by its path in the folder. Published files must stay
 * byte for byte as they are.
 */
export declare function hashesOf(folder: string): Record<string, string>;
