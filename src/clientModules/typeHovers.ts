import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let nearBlock: Element | null = null;

/**
 * Loads what shows types when a visitor comes to a block that has some: with
 * the pointer, the keyboard or a tap. Nothing is loaded before. A block whose
 * types do not arrive stays as it was, and the next visit tries again.
 */
function handleApproach(event: Event): void {
  const {target} = event;
  const block =
    target instanceof Element ? target.closest('[data-types]') : null;
  // A tap is an approach and then a click, which is to open something.
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

// Older browsers than those with popovers have the code without types.
if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', handleApproach, {passive: true});
  document.addEventListener('focusin', handleApproach);
  document.addEventListener('click', handleApproach);
}
