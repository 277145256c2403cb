// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/rulespage.h"

#include "ui/connections/fileedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/sentence.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

namespace {

using RuleState = models::RulesModel::State;

constexpr auto TypingPause = 300ms; // the name of a file is not looked for letter by letter

BadgeSpec ruleBadge(RuleState state, const QString &word)
{
    switch (state) {
    case RuleState::On: return {word, Tone::None, u"circle-check"_s, true};
    case RuleState::Off: return {word, Tone::None, u"octagon-x"_s, true};
    case RuleState::Mistake: return {word, Tone::Error, u"circle-x"_s, false};
    case RuleState::Acts: return {word, Tone::Success, u"circle-check"_s, false};
    case RuleState::Waits: return {word, Tone::Info, u"hourglass"_s, true};
    case RuleState::Passed: return {word, Tone::None, u"circle-x"_s, true};
    }
    return {};
}

} // namespace

RulesPage::RulesPage(const QString &file, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_edit(new FileEdit(tr("File with rules")))
    , m_field(new Field(tr("&File with rules"), m_edit, this))
    , m_table(new TableView(tr("Rules")))
    , m_try(makeButton(ButtonRole::Standard, tr("&Try against the chosen request"), u"play"_s, this))
    , m_remark(new Label)
{
    buildLayout();
    m_edit->setFile(file);
    connect(m_edit, &FileEdit::edited, this, &RulesPage::planReading);
    connect(m_try, &QPushButton::clicked, this, &RulesPage::tryWanted);
    read();
}

void RulesPage::buildLayout()
{
    using Column = models::RulesModel::Column;
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    const auto column = [](Column one) { return static_cast<int>(one); };
    m_field->setHint(tr("read again whenever it changes"));
    m_edit->setPlaceholder(tr("no rules"));
    m_table->setModel(&m_model);
    m_table->setStretchColumn(column(Column::Words));
    m_table->setSample(column(Column::Place), u"1000:100"_s);
    m_table->setSample(column(Column::Name), u"a rule for production"_s);
    m_table->setSample(column(Column::State), models::RulesModel::tr("Does not act"), theme.iconSize() + 4 * u);
    m_table->setItemDelegateForColumn(column(Column::State),
                                      new BadgeDelegate(
                                          [this](const QModelIndex &index) {
                                              return ruleBadge(m_model.stateOf(index.row()), index.data().toString());
                                          },
                                          m_table));
    m_try->setAutoDefault(false);
    m_remark->setMuted(true);
    m_remark->setWordWrap(true);
    auto *note = new Label(
        tr("The first rule that is for a request acts: it answers and replies before what is set up elsewhere. "
           "“runlatch-cli help rules” tells what a file may have."));
    note->setMuted(true);
    note->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_try);
    row->addWidget(m_remark, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    layout->addWidget(m_field);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addWidget(note);
}

QString RulesPage::file() const
{
    return m_edit->file();
}

rulebook::RuleBook RulesPage::book() const
{
    return m_file ? m_file->book() : rulebook::RuleBook();
}

void RulesPage::setFile(const QString &file)
{
    m_edit->setFile(file);
    m_planned.reset();
    m_file.reset();
    read();
}

void RulesPage::planReading()
{
    m_file.reset(); // it says nothing of the file that is named now
    showFile();
    m_planned = std::make_unique<QObject>();
    m_clock.callAfter(TypingPause, m_planned.get(), [this] { read(); });
}

void RulesPage::read()
{
    if (!file().isEmpty()) {
        m_file = std::make_unique<rulebook::RuleFile>(file(), m_clock);
        connect(m_file.get(), &rulebook::RuleFile::told, this, &RulesPage::showFile);
        m_file->read();
    }
    showFile();
}

void RulesPage::showFile()
{
    const rulebook::RuleFile::State state = m_file ? m_file->state() : rulebook::RuleFile::State();
    m_model.setBook(book(), state.mistakes);
    m_field->clearError();
    if (state.error) {
        m_field->setError(wording::sentence(*state.error).text());
        emit grown();
    }
    m_try->setEnabled(state.isGood() && !book().isEmpty());
    showRemark({});
}

void RulesPage::showTrials(const rulebook::RuleBook &tried, const QList<rulebook::RuleTrial> &trials,
                           const QString &remark)
{
    if (!m_file || !m_file->state().isGood() || !tried.isCopyOf(m_file->book()))
        return;
    m_model.setTrials(trials);
    showRemark(remark);
}

void RulesPage::showRemark(const QString &sentence)
{
    m_remark->setText(sentence);
}

bool RulesPage::check()
{
    const bool isGood = !m_file || m_file->state().isGood();
    if (!isGood && !m_field->hasError())
        m_field->setError(tr("The table shows the mistakes of the file."));
    if (!isGood) {
        m_edit->setFocus();
        emit grown();
    }
    return isGood;
}

} // namespace runlatch::ui
