// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionrow.h"

#include "changerequests/explorervalues.h"
#include "protocol/runstatuses.h"
#include "ui/bulkcreate/query/conditionbuttons.h"
#include "ui/bulkcreate/query/fielddelegate.h"
#include "ui/bulkcreate/query/switch.h"
#include "ui/bulkcreate/query/valueeditor.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/onlycompletion.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::ui {

namespace {

/// Lets the choice shrink in a narrow window.
void keepSmall(QComboBox *box, int characters)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(characters);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

constexpr int OtherOperator = -1; // the item to type another operator

/// People type blanks around a name without meaning them. A name from JSON or an address has them on purpose.
QString writtenName(const QString &shown, const QString &set)
{
    return shown == set ? set : shown.trimmed();
}

QStringList statusNames()
{
    QStringList names;
    for (const QStringView name : protocol::runStatuses())
        names += name.toString();
    return names;
}

} // namespace

ConditionRow::ConditionRow(QWidget *parent)
    : QWidget(parent)
    , m_switch(new Switch(this))
    , m_field(new QComboBox(this))
    , m_operator(new QComboBox(this))
    , m_value(new ValueEditor(this))
    , m_buttons(new ConditionButtons(*this))
    , m_remark(new RemarkLine(this))
{
    fillFields();
    keepSmall(m_field, 10);
    keepSmall(m_operator, 7);
    fitOperators();
    build();
    connectParts();
    showState();
}

/// A focused editor loses the focus during destruction, and focusMoved() must not be called then.
ConditionRow::~ConditionRow()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void ConditionRow::connectParts()
{
    connect(m_switch, &QCheckBox::toggled, this, &ConditionRow::toggled);
    connect(m_field, &QComboBox::editTextChanged, this, [this] {
        m_isSuggesting = false; // the answer is to the field before
        fitOperators();
        edited();
    });
    connect(m_operator, &QComboBox::activated, this, &ConditionRow::chooseOperator);
    connect(m_value, &ValueEditor::changed, this, &ConditionRow::edited);
    connect(m_value, &ValueEditor::suggestionsWanted, this, &ConditionRow::suggest);
    connect(m_buttons, &ConditionButtons::moveWanted, this, &ConditionRow::moveWanted);
    connect(m_buttons, &ConditionButtons::duplicateWanted, this, &ConditionRow::duplicateWanted);
    connect(m_buttons, &ConditionButtons::removeWanted, this, &ConditionRow::removeWanted);
    connect(m_buttons, &ConditionButtons::toggleWanted, m_switch, &QCheckBox::toggle);
    connect(qApp, &QApplication::focusChanged, this, &ConditionRow::focusMoved);
}

void ConditionRow::fillFields()
{
    m_field->setEditable(true);
    m_field->setInsertPolicy(QComboBox::NoInsert);
    m_field->lineEdit()->setPlaceholderText(tr("field"));
    m_field->lineEdit()->setObjectName(u"field"_s);
    for (const protocol::ExplorerField &field : protocol::explorerFields()) {
        const QString name = field.name.toString();
        const QString type = FieldDelegate::typeWords(field.type);
        m_field->addItem(name, type);
        m_field->setItemData(m_field->count() - 1, u"%1, %2"_s.arg(name, type), Qt::AccessibleTextRole);
    }
    m_field->setCurrentIndex(-1);
    m_field->completer()->setFilterMode(Qt::MatchContains);
    m_field->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_field->setItemDelegate(new FieldDelegate(m_field));
    m_field->completer()->popup()->setItemDelegate(new FieldDelegate(m_field->completer()->popup()));
    new OnlyCompletion(*m_field->completer());
}

void ConditionRow::build()
{
    const int u = Theme::of(this).u();
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(4 * u, 2 * u, 2 * u, 2 * u);
    m_grid->setHorizontalSpacing(u);
    m_grid->setVerticalSpacing(u);
    m_grid->setColumnMinimumWidth(0, 8 * u);
    // Aligned at the top: several values are in rows.
    m_grid->addWidget(m_switch, 0, 0, Qt::AlignTop);
    m_grid->addWidget(m_field, 0, 1, Qt::AlignTop);
    m_grid->addWidget(m_operator, 0, 2, Qt::AlignTop);
    arrange(false);
}

/// The order in the layout is that of the Tab key.
void ConditionRow::arrange(bool isNarrow)
{
    m_isNarrow = isNarrow;
    for (QWidget *part :
         {static_cast<QWidget *>(m_value), static_cast<QWidget *>(m_buttons), static_cast<QWidget *>(m_remark)})
        m_grid->removeWidget(part);
    if (isNarrow)
        m_grid->addWidget(m_value, 1, 1, 1, 4, Qt::AlignTop);
    else
        m_grid->addWidget(m_value, 0, 3, Qt::AlignTop);
    m_grid->addWidget(m_buttons, 0, 4, Qt::AlignTop);
    m_grid->addWidget(m_remark, 2, isNarrow ? 1 : 3, 1, isNarrow ? 4 : 2);
    m_grid->setColumnStretch(1, 5);
    m_grid->setColumnStretch(2, isNarrow ? 4 : 3);
    m_grid->setColumnStretch(3, isNarrow ? 0 : 6);
}

void ConditionRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Theme &theme = Theme::of(this);
    const int needed = theme.width(QString(70, u'n')) + m_buttons->sizeHint().width() + 8 * theme.u();
    if ((width() < needed) != m_isNarrow)
        arrange(!m_isNarrow);
}

ConditionRow::Condition ConditionRow::condition() const
{
    const QStringList values = m_value->values();
    protocol::ExplorerCondition written{writtenName(m_field->currentText(), m_setField), ExplorerOperator::Is,
                                        values.constFirst(), values.mid(1)};
    if (!m_operator->isEditable()) {
        written.is = ExplorerOperator(m_operator->currentData().toInt());
    } else {
        const QString name = writtenName(m_operator->currentText(), m_setOperator);
        const auto known = protocol::operatorOfName(name);
        written.is = known.value_or(ExplorerOperator::Is);
        if (!known)
            written.unknownOperator = name;
    }
    return {written, m_switch->isChecked()};
}

void ConditionRow::setCondition(const Condition &condition)
{
    const QSignalBlocker quiet(this);
    m_setField = condition.condition.field;
    m_setOperator = condition.condition.operatorName();
    m_field->setCurrentText(condition.condition.field);
    fitOperators();
    if (condition.condition.hasKnownOperator())
        showOperator(condition.condition.is);
    else
        typeOperator(*condition.condition.unknownOperator);
    m_isOperatorChosen = !condition.condition.field.isEmpty();
    m_value->setValues(condition.condition.values());
    m_switch->setChecked(condition.enabled);
    m_isFresh = false;
    showState();
}

/// Shows the operator, even if it does not fit the field; a remark says so.
void ConditionRow::showOperator(ExplorerOperator of)
{
    const int is = static_cast<int>(of);
    m_operator->setEditable(false);
    if (m_operator->findData(is) < 0)
        m_operator->insertItem(m_operator->count() - 1, wording::operatorWords(of), is);
    m_operator->setCurrentIndex(m_operator->findData(is));
}

void ConditionRow::chooseOperator()
{
    m_isOperatorChosen = true;
    if (m_operator->currentData().toInt() == OtherOperator) {
        typeOperator({});
        m_operator->setFocus();
    } else {
        m_operator->setEditable(false);
    }
    edited();
}

void ConditionRow::typeOperator(const QString &name)
{
    m_operator->setEditable(true);
    m_operator->setInsertPolicy(QComboBox::NoInsert);
    m_operator->setCompleter(nullptr); // a completer would replace typed text with a known operator
    m_operator->setCurrentIndex(-1);
    QLineEdit *line = m_operator->lineEdit();
    line->setObjectName(u"operator"_s);
    line->setPlaceholderText(tr("operator"));
    line->setAccessibleName(m_operator->accessibleName());
    line->setText(name);
    connect(line, &QLineEdit::textEdited, this, &ConditionRow::edited, Qt::UniqueConnection);
}

void ConditionRow::setPosition(int index, int count)
{
    const QString number = QLocale().toString(index + 1);
    m_switch->setName(tr("Condition %1 on").arg(number));
    m_field->setAccessibleName(tr("Field of condition %1").arg(number));
    m_field->lineEdit()->setAccessibleName(m_field->accessibleName());
    m_operator->setAccessibleName(tr("Operator of condition %1").arg(number));
    if (m_operator->isEditable())
        m_operator->lineEdit()->setAccessibleName(m_operator->accessibleName());
    m_value->setName(tr("Value of condition %1").arg(number));
    m_buttons->setPosition(index, count);
}

void ConditionRow::setFresh()
{
    m_isFresh = true;
    showState();
}

void ConditionRow::showProblem()
{
    m_isFresh = false;
    showState();
}

void ConditionRow::setRefusal(const QString &sentence)
{
    m_refusal = sentence;
    showState();
}

void ConditionRow::setKnownValues(changerequests::ExplorerValues *known)
{
    using changerequests::ExplorerValues;
    m_known = known;
    connect(known, &ExplorerValues::placeChanged, this, [this] {
        if (std::exchange(m_isSuggesting, false)) // no answer comes any more
            m_note.clear();
        showState();
    });
    connect(known, &ExplorerValues::answered, this, [this] { takeSuggestions({}); });
    connect(known, &ExplorerValues::failed, this, [this](const base::Error &error) {
        takeSuggestions(wording::sentence(error, wording::Activity::Exploring).fact);
    });
    showState();
}

/// The parts of a condition that is off take no focus.
void ConditionRow::focusField()
{
    (m_field->isEnabled() ? static_cast<QWidget *>(m_field) : m_switch)->setFocus();
}

void ConditionRow::focusValue()
{
    QWidget *value = m_value->current();
    if (value && value->isEnabled())
        value->setFocus();
    else
        focusField();
}

/// Keeps the operator if it fits the field, was chosen or was typed.
void ConditionRow::fitOperators()
{
    const QString field = m_field->currentText().trimmed();
    const auto operators = protocol::operatorsOf(protocol::findExplorerField(field));
    const QVariant kept = m_operator->currentData();
    const QString typed = m_operator->currentText();
    m_operator->clear();
    for (const ExplorerOperator is : operators)
        m_operator->addItem(wording::operatorWords(is), static_cast<int>(is));
    m_operator->addItem(tr("other..."), OtherOperator);
    if (m_operator->isEditable())
        typeOperator(typed);
    else if (kept.isValid() && (m_isOperatorChosen || m_operator->findData(kept) >= 0))
        showOperator(ExplorerOperator(kept.toInt()));
    else
        m_operator->setCurrentIndex(0);
}

/// The parts of a condition that is off are disabled, and the focus must not fall onto a button.
void ConditionRow::toggled()
{
    if (isAncestorOf(window()->focusWidget()))
        m_switch->setFocus();
    edited();
}

void ConditionRow::suggest(const QString &typed)
{
    const QString field = condition().condition.field;
    m_isSuggesting = false;
    if (field == protocol::RunStatusField)
        m_note = m_value->showOffers() ? QString() : tr("No known status contains this. You can type another one.");
    else if (m_known && m_known->canAsk(field)) {
        m_isSuggesting = true;
        m_note = tr("Asking the service for values...");
        m_known->ask(field, typed);
    }
    showState();
}

/// Takes the answer, which may be that to another row: then this row gets no answer any more.
void ConditionRow::takeSuggestions(const QString &failure)
{
    if (!std::exchange(m_isSuggesting, false)) {
        showState(); // the values may be of the same field
        return;
    }
    m_note = failure;
    showState();
    const bool isAnswer = failure.isEmpty() && m_known->field() == condition().condition.field;
    if (isAnswer && !m_value->showOffers() && m_known->values().isEmpty()) {
        m_note = tr("The service found no matching value.");
        showState();
    }
}

void ConditionRow::edited()
{
    m_refusal.clear();
    m_note.clear();
    showState();
    emit changed();
}

void ConditionRow::focusMoved(QWidget *old, QWidget *now)
{
    const auto isIn = [](const QWidget *part, QWidget *widget) {
        return widget && (widget == part || part->isAncestorOf(widget));
    };
    const bool isValueLeft = isIn(m_value, old) && !isIn(m_value, now) && !m_value->values().join(QString()).isEmpty();
    if (m_isFresh && isIn(this, old) && (isValueLeft || !isIn(this, now)) && isActiveWindow())
        showProblem();
}

/// Draws the hairline that separates this row from the next.
void ConditionRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::of(this).color(Token::Hairline));
}

ConditionProblem ConditionRow::problem(const Condition &now) const
{
    if (!now.enabled || (m_isFresh && m_refusal.isEmpty()))
        return {};
    return m_refusal.isEmpty() ? problemOf(now.condition) : ConditionProblem{m_refusal};
}

void ConditionRow::showState()
{
    const Condition now = condition();
    for (QWidget *part :
         {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_operator), static_cast<QWidget *>(m_value)})
        part->setEnabled(now.enabled);
    const QString &field = now.condition.field;
    m_value->setType(protocol::typeOfValues(protocol::findExplorerField(field), now.condition.is));
    m_value->setTaken(now.condition.takesValue());
    const bool isStatus = field == protocol::RunStatusField;
    m_value->setSuggesting(isStatus || (m_known && m_known->canAsk(field)));
    m_value->setOffers(isStatus                                   ? statusNames()
                           : m_known && m_known->field() == field ? m_known->values()
                                                                  : QStringList());
    showMessage(problem(now), remarkOn(now.condition));
}

void ConditionRow::showMessage(const ConditionProblem &problem, const QString &remark)
{
    using Part = ConditionProblem::Part;
    const bool isProblem = !problem.words.isEmpty();
    const auto mark = [&](QComboBox *box, Part part, const QString &otherwise) {
        const bool isMarked = isProblem && problem.part == part;
        box->setProperty(style::InvalidProperty, isMarked);
        box->setAccessibleDescription(isMarked ? problem.words : otherwise);
        box->update();
    };
    mark(m_field, Part::Field, remark);
    mark(m_operator, Part::Operator, {});
    m_field->lineEdit()->setAccessibleDescription(m_field->accessibleDescription());
    m_value->setInvalid(isProblem && problem.part == Part::Value ? problem.words : QString(), problem.value);
    QStringList words{isProblem ? problem.words : remark, m_note};
    words.removeAll(QString());
    m_remark->setRemark(isProblem ? Tone::Error : Tone::Info, words.join(u' '));
}

} // namespace runlatch::ui
