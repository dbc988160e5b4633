import type { Label, Truth } from './closings.ts';
import type { Judged } from './replay.ts';

/** The three questions that a label answers. */
export type Question = 'block' | 'from-you' | 'announce';

/** How often the guard and the labels agree that it is so (`hits`), and how they disagree. */
export type Figure = { question: Question; hits: number; falseAlarms: number; missed: number };

/** A disagreement between the guard and a label. Without a reason it is unexplained. */
export type Residual = { path: string; line: number; id: string; what: string; reason: string | undefined };

/** The guard measured against labels. `outlived` are rows that explain a disagreement that is none any more. */
export type Figures = {
  messages: number;
  figures: Figure[];
  residuals: Residual[];
  outlived: Omit<Residual, 'what'>[];
};

const questions: readonly { question: Question; key: keyof Truth; said: (judged: Judged) => boolean }[] = [
  { question: 'block', key: 'block', said: ({ block }) => block },
  { question: 'from-you', key: 'fromYouNothing', said: (judged) => finds(judged, 'from-you') },
  { question: 'announce', key: 'announce', said: (judged) => finds(judged, 'announce-and-stop') },
];

/** Figures of no message at all. */
export function noFigures(): Figures {
  const figures = questions.map(({ question }) => ({ question, hits: 0, falseAlarms: 0, missed: 0 }));
  return { messages: 0, figures, residuals: [], outlived: [] };
}

/** Adds one labelled message. */
export function countLabel(total: Figures, path: string, judged: Judged, { id, truth, residual: reason }: Label): void {
  const place = { path, line: judged.line, id, reason };
  const before = total.residuals.length;
  total.messages++;
  questions.forEach(({ question, key, said }, index) => {
    const figure = total.figures[index] as Figure;
    const [is, says] = [truth[key], said(judged)];
    if (is && says) figure.hits++;
    else if (is !== says) {
      if (is) figure.missed++;
      else figure.falseAlarms++;
      total.residuals.push({ ...place, what: `${question} ${is ? 'missed' : 'false alarm'}` });
    }
  });
  if (reason !== undefined && total.residuals.length === before) total.outlived.push(place);
}

function finds({ findings }: Judged, rule: string): boolean {
  return findings.some((finding) => finding.rule === rule);
}
