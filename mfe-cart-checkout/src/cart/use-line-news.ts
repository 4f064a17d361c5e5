import type { CartLine } from '@burger/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { lineName } from './line-text';
import { problemText } from './problem-text';

/** What to say of lines that could be ordered a moment ago and cannot be any more. */
export function useLineNews(lines: readonly CartLine[], at: Date): string {
  const [news, setNews] = useState('');
  const before = useRef(lines);
  useEffect(() => {
    const wasFine = (lineId: string) =>
      before.current.some((line) => line.lineId === lineId && !line.problem);
    const said = lines.flatMap((line) => {
      const { problem, backAt, gone, lineId } = line;
      if (!problem || !wasFine(lineId)) return [];
      const why = problemText({ problem, backAt, gone }, at);
      return messages.problem.told(lineName(line, lines), why);
    });
    if (before.current !== lines) setNews(said.join('. '));
    before.current = lines;
  }, [lines, at]);
  return news;
}
