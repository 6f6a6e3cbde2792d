export type Progress = { count: (bytes: number) => void; end: () => void };

/** Shows the progress on the terminal; without a terminal, prints a line for each tenth. */
export function showProgress(label: string, totalBytes: number, output: NodeJS.WriteStream = process.stderr): Progress {
  let done = 0;
  let shown = -1;
  const step = output.isTTY ? 1 : 10;
  return {
    count(bytes) {
      done += bytes;
      const percent = Math.min(99, Math.floor((done / Math.max(1, totalBytes)) * 100));
      if (Math.floor(percent / step) === Math.floor(shown / step)) return;
      shown = percent;
      output.write(`${output.isTTY ? '\r' : ''}${label}: ${percent} %${output.isTTY ? '' : '\n'}`);
    },
    end() {
      output.write(`${output.isTTY ? '\r' : ''}${label}: 100 %\n`);
    },
  };
}
