import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let nearBlock: Element | null = null;

/**
 * Loads the code that shows types once a visitor reaches a block that has some,
 * with the pointer, the keyboard or a tap. If the types of a block cannot be
 * loaded, the block stays as it was, and the next visit tries again.
 */
function handleApproach(event: Event): void {
  const {target} = event;
  const block =
    target instanceof Element ? target.closest('[data-types]') : null;
  // A tap first enters the block and then clicks, and the click opens a name.
  if (block === nearBlock && event.type !== 'click') {
    return;
  }
  nearBlock = block;
  if (block) {
    import('../typeHovers')
      .then(({approach}) => approach(block, event))
      .catch(() => undefined);
  }
}

// Browsers without popovers show the code without types.
if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', handleApproach, {passive: true});
  document.addEventListener('focusin', handleApproach);
  document.addEventListener('click', handleApproach);
}
