// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/targetpaste.h"

#include "base/answer.h"
#include "ui/bulkcreate/columndialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundedtextedit.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QFileDialog>
#include <QLocale>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::TargetColumns;
using runlatch::changerequests::TargetNames;
using runlatch::models::TargetModel;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxReadAtOnce = 32 * 1024; // characters; longer text is read in another thread

TargetModel::Target targetOf(const QString &text)
{
    const bool isId = changerequests::isWorkspaceId(text);
    return {.id = isId ? text : QString(), .name = isId ? QString() : text, .isByName = !isId};
}

} // namespace

TargetPaste::TargetPaste(TargetModel &targets, QWidget *parent)
    : QWidget(parent)
    , m_targets(targets)
    , m_pasted(new BoundedTextEdit(static_cast<int>(TargetNames::MaxTextLength), this))
    , m_addPasted(makeButton(ButtonRole::Standard, tr("Add pasted"), u"plus"_s, this))
    , m_browse(makeButton(ButtonRole::Standard, tr("From file..."), u"file-text"_s, this))
    , m_undo(makeButton(ButtonRole::Text, {}, u"undo-2"_s, this))
    , m_remark(new RemarkLine(this))
{
    const int u = Theme::of(this).u();
    m_pasted->setPlaceholderText(tr("Names or ws-... ids in any form: lines, commas, a table"));
    m_pasted->setTabChangesFocus(true);
    m_pasted->setMinimumHeight(8 * u);
    m_pasted->setMaximumHeight(20 * u); // leaves the rest to the list
    m_pasted->setFont(Theme::of(this).font(TextStyle::Mono));
    m_pasted->setAccessibleName(tr("Paste names or ids"));
    m_pasted->setObjectName(u"pasteIds"_s);
    m_addPasted->setObjectName(u"addIds"_s);
    m_browse->setObjectName(u"targetsFromFile"_s);
    m_undo->setObjectName(u"undoAdding"_s);
    m_undo->hide();
    buildLayout();
    connectParts();
}

void TargetPaste::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *label = new FieldLabel(tr("Or &paste names or ids"), this);
    label->setBuddy(m_pasted);
    auto *added = new QHBoxLayout;
    added->setSpacing(2 * u);
    added->addWidget(m_remark, 1);
    added->addWidget(m_undo, 0, Qt::AlignTop);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addStretch(1);
    row->addWidget(m_browse, 0, Qt::AlignTop);
    row->addWidget(m_addPasted, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u);
    column->addWidget(label);
    column->addWidget(m_pasted);
    column->addLayout(added);
    column->addLayout(row);
}

void TargetPaste::connectParts()
{
    connect(m_addPasted, &QPushButton::clicked, this, &TargetPaste::addPasted);
    connect(m_browse, &QPushButton::clicked, this, &TargetPaste::browse);
    connect(m_undo, &QPushButton::clicked, this, &TargetPaste::undo);
    connect(m_pasted, &BoundedTextEdit::textChanged, m_remark, [this] { m_remark->setRemark(Tone::None, {}); });
    connect(m_pasted, &BoundedTextEdit::refused, m_remark, [this] {
        m_remark->setRemark(Tone::Error,
                            tr("Nothing was pasted: the field holds at most %1 characters.")
                                .arg(QLocale().toString(TargetNames::MaxTextLength)));
    });
    // Another list, or one from which something was removed: what was added is not known there.
    connect(&m_targets, &TargetModel::modelReset, this, [this] { setUndo({}); });
}

TargetPaste::Contents TargetPaste::contentsOf(const QString &text)
{
    auto table = TargetColumns::read(text);
    return table ? Contents{.table = std::move(table)} : Contents{.names = TargetNames::read(text)};
}

void TargetPaste::browse()
{
    auto *chooser = new QFileDialog(this, tr("Workspaces from a file"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Lists and tables (*.csv *.tsv *.txt *.json)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, this, &TargetPaste::readFile);
    chooser->open();
}

void TargetPaste::readFile(const QString &file)
{
    if (m_isReading)
        return;
    m_isFromField = false;
    beginReading();
    const auto work = [file]() -> base::Result<Contents> {
        const auto text = changerequests::readTargetFile(file);
        return text ? base::Result<Contents>(contentsOf(*text)) : base::Result<Contents>(text.error());
    };
    readInPool(work);
}

void TargetPaste::addPasted()
{
    if (m_isReading)
        return;
    m_isFromField = true;
    const QString text = m_pasted->toPlainText();
    beginReading();
    if (text.size() <= MaxReadAtOnce)
        endReading(contentsOf(text));
    else
        readInPool([text]() -> base::Result<Contents> { return contentsOf(text); });
}

void TargetPaste::beginReading()
{
    m_isReading = true;
    m_pasted->setReadOnly(true);
    m_remark->setRemark(Tone::None, {});
}

/// The answer comes here while this lives.
void TargetPaste::readInPool(const std::function<base::Result<Contents>()> &work)
{
    const base::Answer<Contents> answer(this, [this](const base::Result<Contents> &contents) { endReading(contents); });
    QThreadPool::globalInstance()->start([work, answer] { answer(work()); });
}

void TargetPaste::endReading(const base::Result<Contents> &contents)
{
    if (contents && contents->table && contents->table->openQuote == 0) {
        askForColumn(*contents->table);
        return;
    }
    m_isReading = false;
    m_pasted->setReadOnly(false);
    if (!contents)
        m_remark->setRemark(Tone::Error, wording::sentence(contents.error()).text());
    else if (contents->table)
        m_remark->setRemark(Tone::Error,
                            tr("Nothing was added: the quote in line %1 of the table is never closed.")
                                .arg(QLocale().toString(contents->table->openQuote)));
    else
        add(contents->names);
}

void TargetPaste::askForColumn(const TargetColumns &table)
{
    auto *dialog = new ColumnDialog(table, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ColumnDialog::chosen, this,
            [this, table](int column, bool withHeading) { takeColumn(table, column, withHeading); });
    connect(dialog, &QDialog::rejected, this, [this] {
        m_isReading = false;
        m_pasted->setReadOnly(false);
    });
    dialog->open();
}

void TargetPaste::takeColumn(const TargetColumns &table, int column, bool withHeading)
{
    readInPool([table, column, withHeading]() -> base::Result<Contents> {
        return Contents{.names = table.names(column, withHeading)};
    });
}

void TargetPaste::add(const Names &read)
{
    QList<TargetModel::Target> targets;
    std::transform(read.texts.cbegin(), read.texts.cend(), std::back_inserter(targets), &targetOf);
    QSet<QString> added;
    std::copy_if(read.texts.cbegin(), read.texts.cend(), std::inserter(added, added.end()),
                 [this](const QString &text) { return !m_targets.isGiven(text); });
    if (read.isTooMuch || !m_targets.add(targets)) {
        m_remark->setRemark(Tone::Error,
                            tr("Nothing was added: a list holds at most %1 workspaces.")
                                .arg(QLocale().toString(TargetNames::MaxTargets)));
        return;
    }
    added.removeIf([this](const QString &text) { return !m_targets.isGiven(text); });
    m_text = m_isFromField ? m_pasted->toPlainText() : QString();
    if (read.refused.isEmpty() && m_isFromField)
        m_pasted->clear();
    setUndo(added);
    showAdded(read);
}

void TargetPaste::showAdded(const Names &read)
{
    const auto added = static_cast<int>(m_added.size());
    QStringList sentences{tr("Added %n workspace(s).", nullptr, added)};
    const auto known = static_cast<int>(read.texts.size() + read.repeated) - added;
    if (known > 0)
        sentences += tr("%n given before.", nullptr, known);
    QStringList shown;
    std::transform(read.refused.begin(), read.refused.end(), std::back_inserter(shown), &wording::quoted);
    if (!shown.isEmpty())
        sentences += tr("Not names or ids of workspaces: %1.").arg(shown.join(u", "_s));
    if (read.texts.isEmpty() && shown.isEmpty())
        m_remark->setRemark(Tone::Error, tr("Nothing was added: there are no names or ids of workspaces."));
    else
        m_remark->setRemark(shown.isEmpty() ? Tone::Info : Tone::Error, sentences.join(u' '));
}

/// The focus does not stay at a button that goes.
void TargetPaste::setUndo(const QSet<QString> &added)
{
    m_added = added;
    if (added.isEmpty() && m_undo->hasFocus())
        m_pasted->setFocus();
    m_undo->setText(tr("Take back %n workspace(s)", nullptr, static_cast<int>(added.size())));
    m_undo->setVisible(!added.isEmpty());
}

/// The text comes back where the field is empty.
void TargetPaste::undo()
{
    const QSet<QString> added = m_added;
    m_pasted->setFocus(); // the button gets hidden
    m_targets.removeGiven(added);
    setUndo({});
    if (m_pasted->document()->isEmpty())
        m_pasted->setPlainText(std::exchange(m_text, {}));
    m_remark->setRemark(Tone::Info, tr("Took back %n workspace(s).", nullptr, static_cast<int>(added.size())));
}

} // namespace runlatch::ui
