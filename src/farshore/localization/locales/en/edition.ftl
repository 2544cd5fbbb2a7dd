# The page where somebody enters the values of the box.

## The page

edition-title = Your copy of the box
edition-about = Most numbers of the built-in editions are ours, because they are printed nowhere but on the cards. If you own the game, enter what is printed on yours: everything is saved as you go, and you can play with it as soon as nothing is missing.
edition-new = Begin a new one
edition-name = Name
edition-usual-name = My box
edition-begin-with = Begin with
edition-compare-with = Compare with
edition-copy-builtin = Copy the built-in edition
edition-import = Read a file
edition-export = Save as a file
edition-yours = Your editions
edition-edit = Enter values
edition-play = Play with it
edition-share = Share by link
edition-unshare = Stop sharing
edition-delete = Delete
edition-delete-sure = Delete “{ $name }”? Tables that play with it keep it.
edition-merged = Changed in another window too: what was entered there has been taken over.
edition-copied = The same values were changed in another window. This window goes on with a copy, “{ $name }”: nothing is lost.
edition-show-faults = Show what is wrong
edition-progress = { $entered } of { $all } entered
edition-status-saved = Saved
edition-status-changed = Not saved yet
edition-status-saving = Saving …
edition-differs = differs from the built-in edition
edition-as-in-box = All of this is as in my box
edition-names = Names in all languages
edition-all = all
edition-nothing = (nothing)
edition-item = No. { $number }
edition-remove = Remove: { $label }, no. { $number }
edition-add = Add: { $label }
edition-not-drawn = It can be drawn when its values are complete.
edition-shared = A shared edition
edition-shared-about = Take a copy to play with it or to change it. What its owner changes later does not reach your copy.
edition-take = Take a copy
edition-choose = Your copy of the box
edition-choose-none = A built-in edition
edition-fault-count = { $count ->
    [0] Nothing is wrong
    [one] 1 fault
   *[other] { $count } faults
  }
