const KB = 1024;
export const MB = KB * KB;

export const formatSize = (bytes: number): string => {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${Math.round(bytes / KB)} kB` : `${(bytes / MB).toFixed(1)} MB`;
};
