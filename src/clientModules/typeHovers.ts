import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let nearBlock: Element | null = null;

/**
 * Loads what shows types when a visitor first comes to a block that has some:
 * with the pointer, the keyboard or a tap. Nothing is loaded before.
 */
function handleApproach(event: Event): void {
  const {target} = event;
  const block = target instanceof Element && target.closest('[data-types]');
  // A tap is an approach and then a click, which is to open something.
  if (!block || (block === nearBlock && event.type !== 'click')) {
    return;
  }
  nearBlock = block;
  import('../typeHovers')
    .then(({approach}) => approach(block, event))
    .catch(() => {
      // The block stays as it was; the next visit tries again.
      nearBlock = null;
    });
}

// Older browsers than those with popovers have the code without types.
if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', handleApproach, {passive: true});
  document.addEventListener('focusin', handleApproach);
  document.addEventListener('click', handleApproach);
}
