import { localTimeOf, momentOfLocalTime } from '#applications/interviews/rules/local-time.ts';
import {
  canBeOffered,
  type OfferSurroundings,
  type OfferTimeState,
  offerTimeState,
  timesOfDay,
} from '#pipeline/interviews/rules/offer-times.ts';
import { useTranslation } from '#ui/i18n.ts';
import { clockWords, dayWords } from './moment-texts.ts';
import styles from './offer.module.css';

interface TimePickerProps {
  day: string;
  around: OfferSurroundings;
  /** The candidate's zone, if known and different. */
  candidateZone: string | null;
  onToggle: (local: string) => void;
}

/** The half hours of a day in the company's zone, with the candidate's beside them, and why a time is unavailable. */
export function TimePicker({ day, around, candidateZone, onToggle }: TimePickerProps) {
  const { t } = useTranslation('pipeline/interviews');
  const times = timesOfDay(day).map((local) => ({ local, state: offerTimeState(local, around) }));
  const others = around.chosen.filter((one) => one.startsWith(day) && !times.some(({ local }) => local === one));
  const shown = [...times, ...others.map((local) => ({ local, state: 'chosen' as const }))];
  return (
    <div className={styles.times} role="group" aria-label={t('picker.times', { day: dayWords(day) })}>
      {shown.map(({ local, state }) => (
        <TimeButton
          key={local}
          local={local}
          state={state}
          candidateZone={candidateZone}
          timeZone={around.timeZone}
          onToggle={() => onToggle(local)}
        />
      ))}
    </div>
  );
}

interface TimeButtonProps {
  local: string;
  state: OfferTimeState;
  timeZone: string;
  candidateZone: string | null;
  onToggle: () => void;
}

const quiet: readonly OfferTimeState[] = ['free', 'chosen'];

function TimeButton({ local, state, timeZone, candidateZone, onToggle }: TimeButtonProps) {
  const { t } = useTranslation('pipeline/interviews');
  const isChosen = state === 'chosen';
  const moment = momentOfLocalTime(local, timeZone);
  const theirs = candidateZone && moment ? localTimeOf(moment, candidateZone) : null;
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      aria-pressed={isChosen}
      disabled={!isChosen && !canBeOffered(state)}
      onClick={onToggle}
    >
      <b className="num">{clockWords(local.slice(11))}</b>
      {theirs && (
        <span className="meta num">
          {t('picker.theirs', { time: clockWords(theirs.slice(11)) })}
          {theirs.slice(0, 10) !== local.slice(0, 10) && ` (${dayWords(theirs.slice(0, 10), 'short')})`}
        </span>
      )}
      {!quiet.includes(state) && <span className="meta">{t(`picker.state.${state}`)}</span>}
    </button>
  );
}
