import type {ClipboardEvent} from 'react';
import {cleanQuery, QUERY_LIMIT} from './engine/cleanQuery';

/**
 * Pastes into a search field what matters of a text that is too long for it; the
 * browser would cut it off at the limit.
 */
export function pasteQuery(event: ClipboardEvent): void {
  const {target: field, clipboardData} = event;
  if (!(field instanceof HTMLInputElement)) {
    return;
  }
  const {value, selectionStart, selectionEnd} = field;
  const text =
    value.slice(0, selectionStart ?? 0) +
    clipboardData.getData('text') +
    value.slice(selectionEnd ?? 0);
  if (text.length > QUERY_LIMIT) {
    event.preventDefault();
    field.setRangeText(cleanQuery(text), 0, value.length, 'end');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }
}
