import {useEffect, useEffectEvent} from 'react';
import {useOnDemand} from './useOnDemand';

/**
 * Loads the editor of an example when a visitor asks for it, or comes by an
 * address that carries a change of it.
 */
export function useEditRequest<T extends object>(
  name: string | undefined,
  load: () => Promise<T>,
): ReturnType<typeof useOnDemand<T>> {
  const editor = useOnDemand(load);
  const request = useEffectEvent(editor.request);
  useEffect(() => {
    if (name && location.hash.startsWith(`#edit-${name}=`)) {
      request();
    }
  }, [name]);
  return editor;
}
