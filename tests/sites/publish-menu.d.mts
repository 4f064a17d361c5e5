export function publishMenu(url: string, folder: string): Promise<string>;
