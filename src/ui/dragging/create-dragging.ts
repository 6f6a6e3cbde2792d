import { afterPaint } from '../after-paint.ts';
import { followPresses, type Point } from './follow-press.ts';
import { createPicture } from './picture.ts';

export interface DropPlace<Item> {
  takes: (item: Item) => boolean;
  onOver: (isOver: boolean) => void;
  onDrop: (item: Item) => void;
}

export interface Draggable<Item> {
  /** What is dragged, asked for when it is lifted. */
  read: () => Item;
  /** The class of the picture that follows the pointer. */
  liftedClass: string;
}

export interface DragWatcher {
  onMove: (point: Point) => void;
  onEnd: () => void;
}

/**
 * Elements that are dragged onto places by mouse, pen or a resting finger. By pointer events: a drag of the browser's own has it draw a
 * picture of the element before anything moves. A dragged element carries `data-dragged` from the frame after that on. Keyboards need a way of their own.
 */
export function createDragging<Item>() {
  const places = new Map<Element, DropPlace<Item>>();
  const watchers = new Set<DragWatcher>();

  function placeAt({ x, y }: Point, item: Item): DropPlace<Item> | null {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      const place = places.get(at);
      if (place?.takes(item)) return place;
    }
    return null;
  }

  /** Keeps the place below the pointer informed until the drag ends. */
  function startDrag(item: Item) {
    let over: DropPlace<Item> | null = null;
    let at: Point | null = null;
    let frame = 0;
    const enter = (place: DropPlace<Item> | null) => {
      if (place === over) return;
      over?.onOver(false);
      over = place;
      place?.onOver(true);
    };
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (!at) return;
        enter(placeAt(at, item));
        for (const watcher of watchers) watcher.onMove(at);
      });
    };
    // Places also move below a pointer that rests.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return {
      moveTo(point: Point) {
        // Where it is lifted lies its own place: the first frame is quick.
        if (at) look();
        at = point;
      },
      end(dropAt: Point | null) {
        window.removeEventListener('scroll', look, { capture: true });
        cancelAnimationFrame(frame);
        // What was found in the last frame holds unless the pointer moved since.
        const place = dropAt && (frame === 0 && over ? over : placeAt(dropAt, item));
        enter(null);
        for (const watcher of watchers) watcher.onEnd();
        place?.onDrop(item);
      },
    };
  }

  return {
    /** Returns a function that makes the element stay where it is; a drag that goes on is not ended by it. */
    makeDraggable(element: HTMLElement, { read, liftedClass }: Draggable<Item>): () => void {
      const picture = createPicture(element, liftedClass);
      let drag: ReturnType<typeof startDrag> | null = null;
      return followPresses(element, {
        onPress: () => picture.prepare(),
        onLift() {
          const lifted = startDrag(read());
          drag = lifted;
          picture.show();
          // A frame that only shows and moves the picture need not put the page's layers together anew.
          void afterPaint().then(() => element.toggleAttribute('data-dragged', drag === lifted));
        },
        onMove(point, distance) {
          picture.moveBy(distance);
          drag?.moveTo(point);
        },
        onEnd(dropAt) {
          const ended = drag;
          drag = null;
          picture.remove();
          element.toggleAttribute('data-dragged', false);
          ended?.end(dropAt);
        },
      });
    },
    addPlace(element: Element, place: DropPlace<Item>): () => void {
      places.set(element, place);
      return () => places.delete(element);
    },
    watch(watcher: DragWatcher): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
