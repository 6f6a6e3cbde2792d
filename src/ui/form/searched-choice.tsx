import { SearchField } from '../table/search-field.tsx';
import { ChoiceChips } from './choice-chips.tsx';

interface SearchedChoiceProps {
  labels: { search: string; choice: string; none: string };
  search: string;
  onSearch: (search: string) => void;
  /** Undefined: nothing was read yet. */
  found: readonly { value: string; label: string }[] | undefined;
  value: string | undefined;
  error: string | false | undefined;
  onChange: (value: string) => void;
}

/** One of what a search finds. */
export function SearchedChoice({ labels, search, onSearch, found, value, error, onChange }: SearchedChoiceProps) {
  return (
    <>
      <SearchField label={labels.search} value={search} onSearch={onSearch} width={420} />
      {found?.length === 0 ? (
        <p className="sub">{labels.none}</p>
      ) : (
        <ChoiceChips
          label={labels.choice}
          required
          error={error}
          options={found ?? []}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
