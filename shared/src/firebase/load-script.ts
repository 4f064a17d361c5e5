const loaded = new Map<string, Promise<void>>();

/** Loads a classic script once; a failed load may be tried again. */
export function loadScript(url: string): Promise<void> {
  const before = loaded.get(url);
  if (before) return before;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      loaded.delete(url);
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
  loaded.set(url, loading);
  return loading;
}
