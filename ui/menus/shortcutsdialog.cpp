// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutsdialog.h"

#include "ui/menus/shortcuteditor.h"
#include "ui/menus/shortcutmodel.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

constexpr int MaxSearch = 200; // characters

ShortcutsDialog::ShortcutsDialog(QMainWindow &window)
    : Dialog(&window)
    , m_window(window)
    , m_hint(new Label)
    , m_message(new MessageBar)
    , m_search(new QLineEdit)
    , m_model(new ShortcutModel(this))
    , m_table(new TableView(tr("Keyboard shortcuts")))
    , m_editor(new ShortcutEditor)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Words of a command, or its key"));
    m_search->setAccessibleName(tr("Words of a command, or its key"));
    m_search->setMaxLength(MaxSearch);
    m_search->addAction(Theme::of(this).icon(u"search"_s), QLineEdit::LeadingPosition)->setText(tr("Search"));
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    m_message->setClosable(true);
    read();
    buildTable();
    buildLayout();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::find);
    connect(&Shortcuts::all(), &Shortcuts::changed, this, &ShortcutsDialog::read);
    connect(m_table, &QAbstractItemView::activated, m_editor, &ShortcutEditor::focusKey);
    find();
    m_search->setFocus();
}

void ShortcutsDialog::buildTable()
{
    m_table->setModel(m_model);
    m_table->setSample(ShortcutModel::Place, tr("Run tasks: Payload"));
    m_table->setSample(ShortcutModel::Keys, u"Ctrl+Shift+C, Ctrl+Alt+I"_s);
    m_table->setSample(ShortcutModel::Default, u"Ctrl+K, Ctrl+Alt+I"_s);
    m_table->setStretchColumn(ShortcutModel::Command);
    m_table->setCell(ShortcutModel::Place, TableView::Cell::Muted);
    m_table->setCell(ShortcutModel::Default, TableView::Cell::Muted);
    m_table->setMutedRows([this](const QModelIndex &index) { return m_model->at(index.row()).isFixed(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ShortcutsDialog::showCurrent);
}

void ShortcutsDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    m_hint->setMuted(true);
    m_hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton *all = buttons->addButton(tr("Default keys for &all"), QDialogButtonBox::ResetRole);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::restoreAll);
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    for (QWidget *part : QWidgetList{m_hint, m_search})
        column->addWidget(part);
    column->addWidget(m_table, 1);
    column->addWidget(m_message);
    column->addWidget(m_editor);
    column->addWidget(buttons);
    resize(qMin(200 * u, m_window.width() - 10 * u), qMin(180 * u, m_window.height() - 10 * u));
}

/// Reads the keys anew. The chosen command stays chosen.
void ShortcutsDialog::read()
{
    m_model->setRows(shortcutRows(m_window));
    showCurrent();
}

void ShortcutsDialog::find()
{
    m_model->setWords(m_search->text());
    m_hint->setText(m_model->rowCount() > 0 ? tr("Choose a command, then press its new key. It applies at once.")
                                            : tr("No command matches."));
    m_table->setCurrentIndex(m_model->index(0, ShortcutModel::Command));
    showCurrent();
}

void ShortcutsDialog::showCurrent()
{
    m_editor->setRow(m_model->at(m_table->currentIndex().row()), m_model->rows());
}

/// Asks nothing, because it can be undone, also after another press.
void ShortcutsDialog::restoreAll()
{
    const QHash<QString, Shortcuts::Keys> before = Shortcuts::all().changedKeys();
    if (before.isEmpty() && m_message->hasMessage())
        return;
    Shortcuts::all().setChangedKeys({});
    m_message->setMessage(Tone::Info, tr("All commands have their default keys."));
    if (before.isEmpty())
        return;
    connect(m_message->addTextAction(tr("Undo")), &QPushButton::clicked, this, [this, before] {
        Shortcuts::all().setChangedKeys(before);
        m_message->dismiss();
    });
}

/// In the field of words, Down and Enter lead to the list.
bool ShortcutsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_table->setFocus();
            return true;
        }
    }
    return Dialog::eventFilter(watched, event);
}

} // namespace runlatch::ui
