console.log('corpus');
