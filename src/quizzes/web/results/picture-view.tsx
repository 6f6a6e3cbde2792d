import { classNames } from '#ui/class-names.ts';
import type { Picture, PictureShape, PictureTone } from '#quizzes/rules/pictures/picture.ts';
import styles from './pictures.module.css';

const colours: Record<PictureTone, string> = {
  grid: 'var(--data-grid)',
  track: 'var(--data-track)',
  text: 'var(--text-2)',
  strong: 'var(--text)',
  series: 'var(--data-1)',
  comparison: 'var(--data-2)',
  surface: 'var(--bg-raised)',
  dominance: 'var(--disc-d)',
  influence: 'var(--disc-i)',
  stability: 'var(--disc-s)',
  conformity: 'var(--disc-c)',
};

export const toneColour = (tone: PictureTone): string => colours[tone];

/** Renders a drawing of the rules in the page's colours. Its content is also available as text: `label` says where. */
export function PictureView({ picture, label, className }: { picture: Picture; label: string; className?: string }) {
  const { width, height, shapes } = picture;
  return (
    <svg
      className={classNames(styles.picture, className)}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width * 1.1 }}
      role="img"
      aria-label={label}
    >
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: PictureShape }) {
  if (shape.kind === 'text') {
    const { x, y, anchor, size, tone, text } = shape;
    return (
      <text x={x} y={y} textAnchor={anchor} fontSize={size} className={styles[tone]}>
        {text}
      </text>
    );
  }
  const { fill, stroke, strokeWidth = 1 } = shape;
  const look = {
    fill: fill ? colours[fill] : 'none',
    ...(stroke && { stroke: colours[stroke], strokeWidth }),
  };
  if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...look} />;
  return (
    <path
      d={shape.d}
      {...look}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(shape.fillOpacity !== undefined && { fillOpacity: shape.fillOpacity })}
      {...(shape.dashed && { strokeDasharray: '5 4' })}
    />
  );
}
