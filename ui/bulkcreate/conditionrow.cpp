// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/conditionrow.h"

#include "ui/bulkcreate/switch.h"
#include "ui/bulkcreate/valueeditor.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/onlycompletion.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;
using runlatch::protocol::ExplorerType;

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

ExplorerType typeOf(const QString &field)
{
    const protocol::ExplorerField *found = protocol::findExplorerField(field);
    return found ? found->type : ExplorerType::Text;
}

/// Remarks on undocumented parts, which are sent anyway.
QString remarkOn(const protocol::ExplorerCondition &condition)
{
    QStringList remarks;
    if (!condition.field.isEmpty() && !protocol::findExplorerField(condition.field))
        remarks += ConditionRow::tr("Not in the documented table; it is sent as typed.");
    if (!condition.hasKnownOperator() && !condition.unknownOperator->isEmpty())
        remarks += ConditionRow::tr("The operator is not in the documented table; it is sent as typed.");
    if (condition.takesValue() && !condition.furtherValues.isEmpty())
        remarks += ConditionRow::tr("Several values: the specification has them, the public documents have one.");
    return remarks.join(u' ');
}

} // namespace

ConditionRow::ConditionRow(QWidget *parent)
    : QWidget(parent)
    , m_switch(new Switch(this))
    , m_field(new QComboBox(this))
    , m_operator(new QComboBox(this))
    , m_value(new ValueEditor(this))
    , m_remark(new RemarkLine(this))
{
    fillFields();
    keepSmall(m_field, 10);
    keepSmall(m_operator, 7);
    fitOperators();
    build();
    connect(m_switch, &QCheckBox::toggled, this, &ConditionRow::edited);
    connect(m_field, &QComboBox::editTextChanged, this, [this] {
        fitOperators();
        edited();
    });
    connect(m_operator, &QComboBox::activated, this, &ConditionRow::chooseOperator);
    connect(m_value, &ValueEditor::changed, this, &ConditionRow::edited);
    connect(qApp, &QApplication::focusChanged, this, &ConditionRow::focusMoved);
    showState();
}

/// A focused editor loses the focus during destruction, and focusMoved() must not be called then.
ConditionRow::~ConditionRow()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void ConditionRow::fillFields()
{
    m_field->setEditable(true);
    m_field->setInsertPolicy(QComboBox::NoInsert);
    m_field->lineEdit()->setPlaceholderText(tr("field"));
    m_field->lineEdit()->setObjectName(u"field"_s);
    for (const protocol::ExplorerField &field : protocol::explorerFields())
        m_field->addItem(field.name.toString());
    m_field->setCurrentIndex(-1);
    m_field->completer()->setFilterMode(Qt::MatchContains);
    m_field->completer()->setCompletionMode(QCompleter::PopupCompletion);
    new OnlyCompletion(*m_field->completer());
}

void ConditionRow::build()
{
    const int u = Theme::of(this).u();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    addButtons(buttons);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(4 * u, 2 * u, 2 * u, 2 * u);
    grid->setHorizontalSpacing(u);
    grid->setVerticalSpacing(u);
    // Aligned at the top: several values are in rows.
    grid->addWidget(m_switch, 0, 0, Qt::AlignTop);
    grid->addWidget(m_field, 0, 1, Qt::AlignTop);
    grid->addWidget(m_operator, 0, 2, Qt::AlignTop);
    grid->addWidget(m_value, 0, 3, Qt::AlignTop);
    grid->addLayout(buttons, 0, 4, Qt::AlignTop);
    grid->addWidget(m_remark, 1, 3, 1, 2);
    grid->setColumnMinimumWidth(0, 8 * u);
    grid->setColumnStretch(1, 5);
    grid->setColumnStretch(2, 3);
    grid->setColumnStretch(3, 6);
}

void ConditionRow::addButtons(QLayout *row)
{
    m_up = makeButton(ButtonRole::Icon, tr("Move up"), u"arrow-up"_s, this);
    m_down = makeButton(ButtonRole::Icon, tr("Move down"), u"arrow-down"_s, this);
    m_duplicate = makeButton(ButtonRole::Icon, tr("Duplicate"), u"copy"_s, this);
    m_remove = makeButton(ButtonRole::Icon, tr("Remove"), u"trash-2"_s, this);
    for (QPushButton *button : {m_up, m_down, m_duplicate, m_remove}) {
        button->setFocusPolicy(Qt::TabFocus); // see ConditionList::m_add
        row->addWidget(button);
    }
    connect(m_up, &QPushButton::clicked, this, [this] { emit moveWanted(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { emit moveWanted(1); });
    connect(m_duplicate, &QPushButton::clicked, this, &ConditionRow::duplicateWanted);
    connect(m_remove, &QPushButton::clicked, this, &ConditionRow::removeWanted);
}

ConditionRow::Condition ConditionRow::condition() const
{
    const QStringList values = m_value->values();
    protocol::ExplorerCondition written{m_field->currentText().trimmed(), ExplorerOperator::Is, values.constFirst(),
                                        values.mid(1)};
    if (!m_operator->isEditable()) {
        written.is = ExplorerOperator(m_operator->currentData().toInt());
    } else {
        const QString name = m_operator->currentText().trimmed();
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
    m_field->setCurrentText(condition.condition.field);
    fitOperators();
    showOperator(condition.condition);
    m_value->setValues(condition.condition.values());
    m_switch->setChecked(condition.enabled);
    m_isFresh = false;
    showState();
}

/// Shows the operator, even if it does not fit the field or is unknown; a remark says so.
void ConditionRow::showOperator(const protocol::ExplorerCondition &condition)
{
    if (!condition.hasKnownOperator()) {
        typeOperator(*condition.unknownOperator);
        return;
    }
    const int is = static_cast<int>(condition.is);
    m_operator->setEditable(false);
    if (m_operator->findData(is) < 0)
        m_operator->insertItem(m_operator->count() - 1, wording::operatorWords(condition.is), is);
    m_operator->setCurrentIndex(m_operator->findData(is));
}

void ConditionRow::chooseOperator()
{
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
    m_up->setAccessibleName(tr("Move condition %1 up").arg(number));
    m_down->setAccessibleName(tr("Move condition %1 down").arg(number));
    m_duplicate->setAccessibleName(tr("Duplicate condition %1").arg(number));
    m_remove->setAccessibleName(tr("Remove condition %1").arg(number));
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index + 1 < count);
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

void ConditionRow::focusField()
{
    m_field->setFocus();
}

void ConditionRow::focusValue()
{
    QWidget *value = m_value->current();
    (value ? value : m_field)->setFocus();
}

/// Keeps the operator if it fits the field or was typed.
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
    else
        m_operator->setCurrentIndex(qMax(0, m_operator->findData(kept)));
    m_value->setType(typeOf(field));
}

void ConditionRow::edited()
{
    m_refusal.clear();
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

QString ConditionRow::problem() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    const base::Done checked = protocol::check(condition().condition);
    return checked ? QString() : wording::sentence(checked.error()).next;
}

void ConditionRow::showState()
{
    const Condition now = condition();
    for (QWidget *part :
         {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_operator), static_cast<QWidget *>(m_value)})
        part->setEnabled(now.enabled);
    m_value->setTaken(now.condition.takesValue());
    const QString problem = now.enabled && (!m_isFresh || !m_refusal.isEmpty()) ? this->problem() : QString();
    showMessage(problem, remarkOn(now.condition));
}

void ConditionRow::showMessage(const QString &problem, const QString &remark)
{
    const protocol::ExplorerCondition now = condition().condition;
    const bool isOfField = now.field.isEmpty();
    const bool isOfOperator = !isOfField && !now.hasKnownOperator() && now.unknownOperator->isEmpty();
    m_field->setProperty(style::InvalidProperty, !problem.isEmpty() && isOfField);
    m_field->lineEdit()->setAccessibleDescription(isOfField ? problem : remark);
    m_field->update();
    m_operator->setProperty(style::InvalidProperty, !problem.isEmpty() && isOfOperator);
    m_operator->update();
    m_value->setInvalid(isOfField || isOfOperator ? QString() : problem);
    if (problem.isEmpty())
        m_remark->setRemark(Tone::Info, remark);
    else
        m_remark->setRemark(Tone::Error, problem);
}

} // namespace runlatch::ui
